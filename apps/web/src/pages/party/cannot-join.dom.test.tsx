import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#platform/api.ts";
import { CannotJoin } from "./cannot-join.tsx";
import { PartyOver } from "./party-over.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (reason: string) =>
  new ApiError(403, JSON.stringify({ error: "NOT_ALLOWED", message: "No.", reason }));

test.each([
  ["child-present", "A child is in this party. Their parent has to approve you first."],
  [
    "guest-present",
    "Someone from another household is in this party. Ask a parent to allow it first.",
  ],
])("a party that is closed for %s says why and what to do", (reason, message) => {
  vi.stubGlobal("scrollTo", vi.fn<typeof scrollTo>());
  render(<CannotJoin error={refusal(reason)} />);
  expect(screen.getByRole("heading", { name: "You can’t join yet" })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

test("asks to join again on request", () => {
  vi.stubGlobal("scrollTo", vi.fn<typeof scrollTo>());
  const onRetry = vi.fn<() => void>();
  render(<CannotJoin error={refusal("child-present")} onRetry={onRetry} />);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ["a code of no party", new ApiError(404, JSON.stringify({ error: "NOT_FOUND", message: "No." }))],
  ["a guest who was removed", refusal("kicked")],
])("offers no second try to %s", (_, error) => {
  vi.stubGlobal("scrollTo", vi.fn<typeof scrollTo>());
  render(<CannotJoin error={error} onRetry={vi.fn<() => void>()} />);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("link", { name: "Go to Party Zone" })).toBeTruthy();
});

test("tells a removed guest that a parent has to let them in", () => {
  vi.stubGlobal("scrollTo", vi.fn<typeof scrollTo>());
  render(<PartyOver reason="child" />);
  expect(screen.getByRole("alert").textContent).toContain("Their parent has to approve you first.");
});
