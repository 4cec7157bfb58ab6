import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { ResetForm } from "./reset-form.tsx";
import { VerifyForm } from "./verify-form.tsx";

const good = "g".repeat(43);
const expired = "e".repeat(43);
let spent: Set<string>;

/** A server that accepts each unexpired link once. */
async function answer(url: string, { body }: { body: string }): Promise<Response> {
  const { token } = JSON.parse(body);
  if (token === expired || spent.has(token))
    return Response.json({ error: "NOT_FOUND", message: "No such link." }, { status: 404 });
  spent.add(token);
  return url === "/api/account/verify"
    ? Response.json({ email: "ada@example.org" })
    : new Response(null, { status: 204 });
}

beforeEach(() => {
  spent = new Set();
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function verify(token: string): void {
  cleanup();
  render(
    <QueryClientProvider client={createQueryCache()}>
      <VerifyForm token={token} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Confirm e-mail" }));
}

function reset(token: string): void {
  cleanup();
  render(
    <QueryClientProvider client={createQueryCache()}>
      <ResetForm token={token} onReset={() => undefined} />
    </QueryClientProvider>,
  );
  const password = screen.getByLabelText("New password");
  fireEvent.change(password, { target: { value: "correct horse battery" } });
  fireEvent.click(screen.getByRole("button", { name: "Save password" }));
}

test("a verification link works once and is then reported as used", async () => {
  verify(good);
  await screen.findByText("Your account uses ada@example.org.");
  verify(good);
  await screen.findByRole("heading", { name: "This link no longer works" });
  expect(screen.getByRole("link", { name: "Your account" }).getAttribute("href")).toBe("/account");
});

test("an expired verification link offers a new one", async () => {
  verify(expired);
  await screen.findByText(/older than a day/);
  expect(screen.queryByRole("button", { name: "Confirm e-mail" })).toBeNull();
});

test("a reset link sets a password once", async () => {
  reset(good);
  await screen.findByRole("heading", { name: "Password changed" });
  reset(good);
  await screen.findByText(/Your password hasn’t changed/);
  expect(screen.queryByLabelText("New password")).toBeNull();
});

test("an expired reset link offers a new one", async () => {
  reset(expired);
  const way = await screen.findByRole("link", { name: "Get a new link" });
  expect(way.getAttribute("href")).toBe("/reset");
});
