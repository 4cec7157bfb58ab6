import { type SharedLevel, sharedLevel } from "@goldmane/contracts/games/levels";
import { levelsAtMost } from "@goldmane/contracts/games/limits";
import { notification } from "@goldmane/contracts/notifications/schema";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { befriend, openGamesForTests } from "#features/games/testing/play-game.ts";
import { emptyLevel } from "#platform/testing/games/empty-level.ts";
import { openHome } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;
openGamesForTests((opened) => {
  family = opened;
});

const post = (browser: TestBrowser, level: object = emptyLevel("Jelly Hill")) =>
  say(browser, "POST", "/api/games/levels", { level });
const approve = (browser: TestBrowser, id: string) =>
  say(browser, "POST", `/api/games/levels/${id}/approve`, {});
const refuse = (browser: TestBrowser, id: string) =>
  say(browser, "POST", `/api/games/levels/${id}/refuse`, {});
const remove = (browser: TestBrowser, id: string) =>
  browser({ method: "DELETE", url: `/api/games/levels/${id}` });

async function read(browser: TestBrowser): Promise<SharedLevel[]> {
  return z.array(sharedLevel).parse((await say(browser, "GET", "/api/games/levels")).body);
}

test("a child's level waits for a parent", async () => {
  const { browser } = family.child;
  const teen = await family.addMember("teen");
  const { body } = await post(browser);
  expect(body).toMatchObject({ isOwn: true, isWaiting: true, level: emptyLevel("Jelly Hill") });
  expect(await read(browser)).toMatchObject([{ isWaiting: true }]);
  expect(await read(teen.browser)).toEqual([]);
  expect((await approve(teen.browser, body.id)).status).toBe(403);
  expect(await read(family.home.browser)).toMatchObject([{ isWaiting: true, isOwn: false }]);
  expect((await approve(family.home.browser, body.id)).body).toMatchObject({ isWaiting: false });
  expect(await read(teen.browser)).toMatchObject([
    { isWaiting: false, author: { displayName: "A child" } },
  ]);
});

test("a parent refuses a level, which its author alone still sees", async () => {
  const { browser } = family.child;
  const { id } = (await post(browser)).body;
  const teen = await family.addMember("teen");
  expect((await refuse(browser, id)).status).toBe(403);
  expect((await refuse(family.home.browser, id)).status).toBe(204);
  expect((await refuse(family.home.browser, id)).status).toBe(204);
  expect(await read(browser)).toMatchObject([{ isWaiting: false, isRefused: true }]);
  expect(await read(family.home.browser)).toEqual([]);
  expect(await read(teen.browser)).toEqual([]);
  expect((await approve(family.home.browser, id)).body).toMatchObject({ isRefused: true });
});

test("a level that is shared can't be refused", async () => {
  const { id } = (await post(family.child.browser)).body;
  await approve(family.home.browser, id);
  expect((await refuse(family.home.browser, id)).status).toBe(204);
  expect(await read(family.home.browser)).toMatchObject([{ isRefused: false, isWaiting: false }]);
});

const readNews = async (browser: TestBrowser) =>
  z
    .array(notification)
    .parse((await say(browser, "GET", "/api/notifications")).body)
    .filter(({ id }) => id.startsWith("game-level-"))
    .map(({ title }) => title);

test("parents hear of a waiting level, and the child of their decision", async () => {
  const { browser } = family.child;
  const hill = (await post(browser, emptyLevel("Hill"))).body.id;
  const pit = (await post(browser, emptyLevel("Pit"))).body.id;
  expect(await readNews(family.home.browser)).toEqual([
    "A child made a level",
    "A child made a level",
  ]);
  expect(await readNews(browser)).toEqual([]);
  await approve(family.home.browser, hill);
  family.clock += 1000;
  await refuse(family.home.browser, pit);
  expect(await readNews(family.home.browser)).toEqual([]);
  expect(await readNews(browser)).toEqual([
    "Your level “Pit” isn’t shared yet",
    "Your level “Hill” is shared",
  ]);
});

test("a teen's level is shared at once, the latest first", async () => {
  const { browser } = await family.addMember("teen");
  await post(browser, emptyLevel("First"));
  family.clock += 1000;
  await post(browser, emptyLevel("Second"));
  const names = (await read(family.child.browser)).map(({ level }) => level.name);
  expect(names).toEqual(["Second", "First"]);
});

test("friends see levels as they see boards, and none that wait", async () => {
  const friend = await befriend(family);
  const { browser: stranger } = await openHome(family.server);
  const { body } = await post(family.child.browser);
  await family.decide(family.child.id, { gamePartners: "friends" });
  expect(await read(friend)).toEqual([]);
  await approve(family.home.browser, body.id);
  expect(await read(friend)).toMatchObject([{ isFriend: true, isOwn: false }]);
  expect(await read(stranger)).toEqual([]);
  await family.decide(family.child.id, { gamePartners: "family" });
  expect(await read(friend)).toEqual([]);
  expect((await remove(friend, body.id)).statusCode).toBe(404);
  expect((await approve(friend, body.id)).status).toBe(404);
});

test("a level is deleted by its author or a parent", async () => {
  const teen = await family.addMember("teen");
  const own = (await post(family.child.browser)).body.id;
  expect((await remove(teen.browser, own)).statusCode).toBe(404);
  expect((await remove(family.child.browser, own)).statusCode).toBe(204);
  expect((await remove(family.child.browser, own)).statusCode).toBe(404);
  const other = (await post(teen.browser)).body.id;
  expect((await remove(family.home.browser, other)).statusCode).toBe(204);
  expect(await read(teen.browser)).toEqual([]);
});

const level = emptyLevel("Mine");
test.each([
  ["a level without a goal", { ...level, rows: level.rows.map((row) => row.replace("G", ".")) }],
  ["an unknown tile", { ...level, rows: level.rows.map((row) => row.replace("P", "?")) }],
  ["rows of different lengths", { ...level, rows: [...level.rows, "#"] }],
  ["a level that is too small", { ...level, rows: level.rows.slice(0, 3) }],
  ["a level that is too large", { ...level, rows: Array.from({ length: 100 }, () => "#") }],
  ["no name", { ...level, name: " \u200B " }],
  ["a long name", { ...level, name: "x".repeat(41) }],
  ["an unknown world", { ...level, world: 6 }],
  ["an unknown field", { ...level, html: "<b>" }],
])("refuses %s", async (_what, wrong) => {
  const answer = await post(family.child.browser, wrong);
  expect([answer.status, answer.body.error]).toEqual([400, "INVALID_INPUT"]);
  expect(await read(family.home.browser)).toEqual([]);
});

test("a profile shares a limited number of levels", async () => {
  const { browser } = await family.addMember("teen");
  for (let count = 0; count < levelsAtMost; count += 1) await post(browser);
  const answer = await post(browser);
  expect([answer.status, answer.body.error]).toEqual([409, "CONFLICT"]);
  expect((await post(family.child.browser)).status).toBe(200);
});

test("levels are in the household's export and are deleted with their profile", async () => {
  const { browser, id } = family.child;
  await post(browser);
  const { password } = family.home;
  await say(family.home.browser, "POST", "/api/account/confirm", { password });
  expect((await family.home.browser("/api/household/export")).body).toContain("game_level.json");
  await family.home.browser({ method: "DELETE", url: `/api/family-profiles/${id}` });
  expect(await read(family.home.browser)).toEqual([]);
});
