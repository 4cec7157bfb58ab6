import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profilesQuery } from "#features/family/queries.ts";
import { pinSuggested, suggestPin } from "#platform/prompts/pin-suggestion.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { PinDialog } from "./pin-dialog.tsx";

const sent: unknown[] = [];

function show({ hasPin = false, role = "parent", hasChild = true } = {}) {
  const cache = createQueryCache();
  const own = { id: "own", role, hasPin, status: "active" };
  const child = { id: "child", role: "child", hasPin: false, status: "active" };
  cache.setQueryData([...sessionQuery.queryKey], { profile: own });
  cache.setQueryData([...profilesQuery.queryKey], hasChild ? [own, child] : [own]);
  suggestPin();
  render(
    <QueryClientProvider client={cache}>
      <PinDialog />
    </QueryClientProvider>,
  );
}

function type(pin: string): void {
  for (const digit of pin) fireEvent.keyDown(document.body, { key: digit });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", (_url: string, { body }: { body?: string }) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ error: "INTERNAL", message: "" }, { status: 500 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("suggests a PIN to a parent without one if there is a child", () => {
  show();
  expect(screen.getByRole("dialog", { name: "Set a PIN" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(pinSuggested.get()).toBe(false);
});

test.each([{ hasPin: true }, { role: "adult" }, { hasChild: false }])(
  "suggests no PIN with %o",
  (facts) => {
    show(facts);
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

test("a PIN is typed twice and set when both are equal", async () => {
  show();
  type("2468");
  await screen.findByText("Enter the PIN again.");
  type("2469");
  await screen.findByText("The PINs don’t match. Try again.");
  expect(sent).toEqual([]);
  type("2468");
  await screen.findByText("Enter the PIN again.");
  type("2468");
  await waitFor(() => expect(sent).toEqual([{ pin: "2468" }]));
});
