import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profilesQuery } from "#features/family/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { toasts } from "#ui/toast/toasts.ts";
import { LazySignOut } from "./lazy-sign-out.tsx";
import { useLeave } from "./use-leave.ts";

const given: unknown[] = [];
const onLeft = vi.fn<() => void>();
let isReached: boolean;

/** A server that asks children only, with one valid PIN and one valid password. */
async function answer(url: string, { body }: { body?: string } = {}): Promise<Response> {
  if (!isReached) throw new TypeError("Failed to fetch");
  if (url !== "/api/session/sign-out") return Response.json([]);
  const proof = body === undefined ? null : JSON.parse(body);
  given.push(proof);
  if (proof === null || proof.pin === "4711" || proof.password === "a secret")
    return Response.json(visitorSession);
  const error = "pin" in proof ? "PIN_REQUIRED" : "PASSWORD_REQUIRED";
  return Response.json({ error, message: "Not that one." }, { status: 403 });
}

function SignOut({ session }: { session: CurrentSession }) {
  const leaving = useLeave(session, onLeft);
  return (
    <>
      <button type="button" onClick={leaving.leave}>
        Leave
      </button>
      <LazySignOut {...leaving} />
    </>
  );
}

function press(role: string, { hasPin = false } = {}) {
  const cache = createQueryCache();
  const session = {
    ...visitorSession,
    profile: { id: "mia", role },
  } as unknown as CurrentSession;
  cache.setQueryData([...sessionQuery.queryKey], session);
  const parent = { id: "parent", role: "parent", status: "active", hasPin };
  cache.setQueryData([...profilesQuery.queryKey], [parent]);
  render(
    <QueryClientProvider client={cache}>
      <SignOut session={session} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
}

beforeEach(() => {
  isReached = true;
  given.length = 0;
  onLeft.mockClear();
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

test("a child needs a grown-up's PIN and stays signed in until it is right", async () => {
  press("child", { hasPin: true });
  const dialog = await screen.findByRole("dialog", { name: "Sign out" });
  within(dialog).getByText("Ask a grown-up to enter their PIN.");
  for (const digit of "0000") fireEvent.keyDown(document.body, { key: digit });
  await screen.findByText("Not that one.");
  expect(onLeft).not.toHaveBeenCalled();
  for (const digit of "4711") fireEvent.keyDown(document.body, { key: digit });
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  expect(given).toEqual([{ pin: "0000" }, { pin: "4711" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a child needs a grown-up's password if no grown-up has a PIN", async () => {
  press("child");
  const field = await screen.findByLabelText("A grown-up’s password");
  const give = (password: string) => {
    fireEvent.change(field, { target: { value: password } });
    fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  };
  give("a guess");
  await screen.findByText("Not that one.");
  expect(onLeft).not.toHaveBeenCalled();
  give("a secret");
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
});

test("a grown-up can enter a password instead of the PIN", async () => {
  press("child", { hasPin: true });
  fireEvent.click(await screen.findByRole("button", { name: "Use a password instead" }));
  const field = await screen.findByLabelText("A grown-up’s password");
  fireEvent.change(field, { target: { value: "a secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  expect(given).toEqual([{ password: "a secret" }]);
});

test("a child who cancels stays signed in", async () => {
  press("child");
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([given, onLeft.mock.calls]).toEqual([[], []]);
});

test("everyone else signs out at once", async () => {
  press("teen", { hasPin: true });
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
  expect(given).toEqual([null]);
});

test("without a network no one is signed out, and the page says so", async () => {
  isReached = false;
  press("parent");
  await vi.waitFor(() => expect(toasts.get()).toMatchObject([{ title: "That didn’t work" }]));
  expect(onLeft).not.toHaveBeenCalled();
});
