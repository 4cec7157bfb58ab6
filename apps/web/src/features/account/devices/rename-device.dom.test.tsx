import type { Device } from "@goldmane/contracts/account/devices/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { DevicesSection } from "./devices-section.tsx";

const laptop: Device = {
  id: "0190a5f0-0000-7000-8000-000000000001",
  isThisOne: true,
  name: null,
  browser: "Firefox on a Mac",
  level: "account",
  profile: null,
  network: "192.168.1.0/24",
  signedInAt: 1_790_000_000_000,
  lastSeenAt: 1_790_000_000_000,
};
const tvId = "0190a5f0-0000-7000-8000-000000000002";
const tv: Device = { ...laptop, id: tvId, isThisOne: false, browser: "Chrome on a TV" };

let tvName: string | null;
let isFailing: boolean;

async function answer(
  url: string,
  { method, body }: { method?: string; body?: string } = {},
): Promise<Response> {
  if (method !== "PATCH") return Response.json([laptop, { ...tv, name: tvName }]);
  if (isFailing || url !== `/api/devices/${tvId}`)
    return Response.json({ error: "NOT_FOUND", message: "Gone." }, { status: 404 });
  tvName = JSON.parse(body ?? "{}").name;
  return new Response(null, { status: 204 });
}

beforeEach(() => {
  tvName = null;
  isFailing = false;
  vi.stubGlobal("fetch", vi.fn(answer));
  render(
    <QueryClientProvider client={createQueryCache()}>
      <DevicesSection onLeft={() => undefined} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function rename(from: string, to: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: `Rename ${from}` }));
  const field = screen.getByLabelText("Device name");
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: to } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
}

test("a device gets a name, keeps its browser below, and the button gets the focus back", async () => {
  await rename("Chrome on a TV", " Living room ");
  const button = await screen.findByRole("button", { name: "Rename Living room" });
  expect(tvName).toBe("Living room");
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  const [, row] = screen.getAllByRole("listitem");
  if (!row) throw new Error("The TV is not listed.");
  within(row).getByText("Chrome on a TV");
  within(row).getByRole("button", { name: "Sign out Living room" });
});

test("an empty name brings back the browser's", async () => {
  await rename("Chrome on a TV", "Living room");
  await screen.findByRole("button", { name: "Rename Living room" });
  await rename("Living room", "  ");
  await screen.findByRole("button", { name: "Rename Chrome on a TV" });
  expect(tvName).toBeNull();
});

test("a failure stays beside the field", async () => {
  isFailing = true;
  await rename("Chrome on a TV", "Living room");
  const problem = await screen.findByRole("alert");
  expect(problem.textContent).not.toBe("");
  expect(tvName).toBeNull();
  fireEvent.keyDown(screen.getByLabelText("Device name"), { key: "Escape" });
  await screen.findByRole("button", { name: "Rename Chrome on a TV" });
});

test("only other devices can be signed out, and each has a line of its own", async () => {
  await screen.findByRole("button", { name: "Sign out Chrome on a TV" });
  expect(screen.queryByRole("button", { name: "Sign out Firefox on a Mac" })).toBeNull();
  screen.getByText("Active now from 192.168.1.0/24");
});
