import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { profilesQuery } from "#features/family/queries.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { closeProfilePicker, profilePickerPath } from "#platform/profile-picker.ts";
import { OutsideLink } from "./outside/outside-link.tsx";

const address = "https://www.example.org/";
const followed: string[] = [];

function show(url: string | null, { hasPin = true, hasProfile = true } = {}) {
  const cache = createQueryCache();
  const profile = hasProfile ? { id: "child", role: "child" } : null;
  cache.setQueryData([...sessionQuery.queryKey], { profile });
  cache.setQueryData([...profilesQuery.queryKey], [{ id: "parent", role: "parent", hasPin }]);
  render(
    <QueryClientProvider client={cache}>
      <OutsideLink link={{ kind: "link", id: 7, name: "Example", url }} className="tile">
        Example
      </OutsideLink>
    </QueryClientProvider>,
  );
}

/** The fake server accepts one PIN and one password. */
function answer(_url: string, { body }: { body: string }): Promise<Response> {
  const { pin, password, ...link } = JSON.parse(body);
  expect(link).toEqual({ kind: "link", id: "7" });
  return Promise.resolve(
    pin === "4711" || password === "a secret"
      ? Response.json({ url: address })
      : Response.json({ error: "PIN_REQUIRED", message: "Wrong PIN. Try again." }, { status: 403 }),
  );
}

async function type(pin: string): Promise<void> {
  await screen.findByRole("button", { name: "5" });
  for (const digit of pin) fireEvent.keyDown(document.body, { key: digit });
}

async function givePassword(password: string): Promise<void> {
  const field = await screen.findByLabelText("A grown-up’s password");
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
}

beforeEach(() => {
  followed.length = 0;
  vi.stubGlobal("fetch", vi.fn(answer));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    followed.push([this.href, this.target, this.rel].join(" "));
  });
});
afterEach(() => {
  cleanup();
  closeProfilePicker();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a grown-up's link opens a tab that knows nothing of this one", () => {
  show(address);
  const link = screen.getByRole("link", { name: "Example" });
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "_blank",
    "noopener noreferrer",
  ]);
});

test("a child's asks for a grown-up's PIN, says when it is wrong, and opens when it is right", async () => {
  show(null);
  expect(screen.queryByRole("link")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Example" }));
  await type("0000");
  await screen.findByText("Wrong PIN. Try again.");
  expect(followed).toEqual([]);
  await type("4711");
  await screen.findByText("Example is open");
  expect(followed).toEqual([`${address} _blank noopener noreferrer`]);
});

test("where no grown-up has a PIN, a child's link asks for a grown-up's password", async () => {
  show(null, { hasPin: false });
  fireEvent.click(screen.getByRole("button", { name: "Example" }));
  await givePassword("a secret");
  await screen.findByText("Example is open");
  expect(followed).toEqual([`${address} _blank noopener noreferrer`]);
});

test("a grown-up may give a password in place of the PIN", async () => {
  show(null);
  fireEvent.click(screen.getByRole("button", { name: "Example" }));
  fireEvent.click(await screen.findByRole("button", { name: "Use a password instead" }));
  await givePassword("a secret");
  await screen.findByText("Example is open");
  expect(followed).toHaveLength(1);
});

test("opens the profile picker before a profile is chosen", async () => {
  show(null, { hasProfile: false });
  fireEvent.click(screen.getByRole("button", { name: "Example" }));
  await waitFor(() => expect(profilePickerPath.get()).toBe(location.pathname));
  expect(screen.queryByRole("dialog")).toBeNull();
});
