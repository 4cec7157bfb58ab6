import type { Device } from "@goldmane/contracts/account/devices/schema";
import { originals } from "@goldmane/originals/catalog.gen";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { features } from "#features.ts";
import { newId } from "#platform/ids.ts";
import { addProfile, type Home, openHome } from "#platform/testing/open-home.ts";
import {
  openTestServer,
  type TestBrowser,
  type TestServer,
} from "#platform/testing/open-test-server.ts";

let server: TestServer;
let home: Home;
let tv: TestBrowser;
beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  home = await openHome(server);
  tv = server.openBrowser();
  await signIn(tv, home);
});

async function signIn(browse: TestBrowser, { email, password }: Home): Promise<void> {
  const url = "/api/account/sign-in";
  const headers = { "user-agent": "Mozilla/5.0 (SMART-TV; Tizen 8.0) Chrome/120.0" };
  const answer = await browse({ method: "POST", url, payload: { email, password }, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function list(browse: TestBrowser = home.browser): Promise<Device[]> {
  const answer = await browse("/api/devices");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The other device of the household. */
async function findTv(): Promise<Device> {
  const found = (await list()).find(({ isThisOne }) => !isThisOne);
  if (!found) throw new Error("The TV is not signed in.");
  return found;
}

async function rename(id: string, name: unknown): Promise<number> {
  const call = { method: "PATCH", url: `/api/devices/${id}`, payload: { name } } as const;
  return (await home.browser(call)).statusCode;
}

test("a parent names a device, and takes the name away again", async () => {
  const { id, name, browser } = await findTv();
  expect([name, browser]).toEqual([null, "Chrome on a TV"]);
  expect(await rename(id, "  Living room ")).toBe(204);
  expect(await findTv()).toMatchObject({ name: "Living room", browser: "Chrome on a TV" });
  expect(await rename(id, null)).toBe(204);
  expect((await findTv()).name).toBeNull();
  const audit = server.app.db
    .selectFrom("audit")
    .select(["profile_id", "details"])
    .where("household_id", "=", home.householdId)
    .where("kind", "=", "session.renamed");
  const entry = { profile_id: home.parentId, details: JSON.stringify({ session: id }) };
  expect(await audit.execute()).toEqual([entry, entry]);
});

test.each(["", " ", "\u200B", "a\u202Eb", "x".repeat(61), 3, undefined])(
  "refuses the name %j and keeps the old one",
  async (name) => {
    const { id } = await findTv();
    await rename(id, "Living room");
    expect(await rename(id, name)).toBe(400);
    expect((await findTv()).name).toBe("Living room");
  },
);

test("a device that is gone can't be named", async () => {
  expect(await rename(newId(), "Living room")).toBe(404);
});

test("lists this browser first, although another one was seen later", async () => {
  await server.app.db
    .updateTable("browser_session")
    .set({ last_seen_at: server.app.now() + 60_000 })
    .where("id", "=", (await findTv()).id)
    .execute();
  const devices = await list();
  expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
});

test("describes a browser in the reader's language", async () => {
  await home.browser({ method: "PATCH", url: "/api/profile", payload: { language: "es" } });
  expect((await findTv()).browser).toBe("Chrome en un televisor");
});

test("the list of streams calls a device by its name", async () => {
  await rename((await findTv()).id, "Living room");
  const url = `/api/titles/${originals[0]?.id}/playback`;
  const answer = await tv({ method: "POST", url });
  expect(answer.statusCode, answer.body).toBe(200);
  const streams = (await home.browser("/api/streams")).json();
  expect(streams).toMatchObject([{ device: "Living room" }]);
});

test("a device keeps its name when its profile changes", async () => {
  const { id: child } = await addProfile(home, { role: "child", ageGroup: "child" });
  const { id } = await findTv();
  await rename(id, "Living room");
  await tv({ method: "POST", url: `/api/family-profiles/${child}/choose`, payload: {} });
  const after = await findTv();
  expect(after).toMatchObject({ name: "Living room", profile: { id: child } });
  expect(after.id).not.toBe(id);
});

test("another household doesn't learn the name", async () => {
  await rename((await findTv()).id, "Living room");
  const other = await openHome(server);
  await signIn(tv, other);
  expect(await list(tv)).toMatchObject([{ isThisOne: true, name: null }, { name: null }]);
});
