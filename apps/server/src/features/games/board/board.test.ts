import { board, type Board, runLog } from "@goldmane/contracts/games/schema";
import { expect, test } from "vitest";
import { say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { befriend, openGamesForTests, play } from "#features/games/testing/play-game.ts";
import { countingGames } from "#platform/testing/games/counting-games.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

const dayMs = 24 * 3_600_000;

let family: TestFamily;
openGamesForTests((opened) => {
  family = opened;
});

const ask = (browser: TestBrowser, query: string) =>
  say(browser, "GET", `/api/games/kyles-dash/board?${query}`);

async function read(browser: TestBrowser, query = "mode=count"): Promise<Board> {
  return board.parse((await ask(browser, query)).body);
}

const watch = (browser: TestBrowser, runId: string) =>
  say(browser, "GET", `/api/games/runs/${runId}/log`);

const names = ({ entries }: Board) => entries.map(({ displayName }) => displayName);

test("a board ranks each profile's best run", async () => {
  const teen = await family.addMember("teen");
  for (const presses of [2, 30, 5]) await play(family.child.browser, presses);
  await play(teen.browser, 60);
  const { order, players, entries } = await read(family.child.browser);
  expect([order, players]).toEqual(["highest", 2]);
  expect(entries).toMatchObject([
    { rank: 1, displayName: "A teen", isOwn: false, isFriend: false, canWatch: true },
    { rank: 2, displayName: "A child", isOwn: true, isFriend: false, canWatch: true },
  ]);
  expect(Object.keys(entries[0] ?? {})).not.toContain("profileId");
  expect((await read(family.home.browser)).entries.some(({ isOwn }) => isOwn)).toBe(false);
});

test("a mode in which less is better ranks completed runs only", async () => {
  const teen = await family.addMember("teen");
  await play(family.child.browser, 30, { mode: "few" });
  await play(teen.browser, 2, { mode: "few" });
  await play(family.home.browser, 0, { mode: "few" });
  const few = await read(family.child.browser, "mode=few");
  expect([few.order, names(few)]).toEqual(["lowest", ["A teen", "A child"]]);
  expect((await read(family.child.browser)).entries).toEqual([]);
});

test("a board is of a day, of a week from Monday, or of all time", async () => {
  const { browser } = family.child;
  // Sunday, Monday, Wednesday.
  family.clock -= 3 * dayMs;
  await play(browser, 50);
  family.clock += dayMs;
  await play(browser, 30);
  family.clock += 2 * dayMs;
  await play(browser, 10);
  const days = [];
  for (const period of ["day", "week", "all"]) {
    const { entries } = await read(browser, `mode=count&period=${period}`);
    days.push(entries.map(({ finishedAt }) => (family.clock - finishedAt) / dayMs));
  }
  expect(days).toEqual([[0], [2], [3]]);
});

test.each([
  ["an unknown mode", "/api/games/kyles-dash/board?mode=fast", 404],
  ["a property of objects", "/api/games/kyles-dash/board?mode=constructor", 404],
  ["no mode", "/api/games/kyles-dash/board", 400],
  ["an unknown period", "/api/games/kyles-dash/board?mode=count&period=year", 400],
  ["a game that can't be played yet", "/api/games/leos-arcade/board?mode=count", 404],
])("there is no board of %s", async (_what, url, status) => {
  expect((await say(family.child.browser, "GET", url)).status).toBe(status);
});

test("grown-ups see friend households' runs, and those of children whose parents allow it", async () => {
  const friend = await befriend(family);
  const { browser: stranger } = await openHome(family.server);
  await play(friend, 40);
  await play(stranger, 50);
  const child = await play(family.child.browser, 30);
  const all = "mode=count&scope=friends";
  expect((await read(family.home.browser, all)).entries).toMatchObject([
    { rank: 1, isFriend: true },
    { rank: 2, displayName: "A child", isFriend: false },
  ]);
  expect((await read(family.home.browser)).players).toBe(1);
  // The child's parents have allowed nothing.
  expect((await read(friend, all)).players).toBe(1);
  expect((await watch(friend, child.runId)).status).toBe(404);
  await family.decide(family.child.id, { gamePartners: "friends" });
  const seen = await read(friend, all);
  expect(seen.entries[1]).toMatchObject({ displayName: "A child", isFriend: true });
  expect((await watch(friend, child.runId)).status).toBe(200);
  expect((await read(stranger, all)).players).toBe(1);
  expect((await watch(stranger, child.runId)).status).toBe(404);
});

test("a child sees its own household, unless a parent allows friends", async () => {
  const friend = await befriend(family);
  const run = await play(friend, 40);
  const { browser, id } = family.child;
  const all = "mode=count&scope=friends";
  const refused = await ask(browser, all);
  expect([refused.status, refused.body.error]).toEqual([403, "NOT_ALLOWED"]);
  expect((await read(browser)).entries).toEqual([]);
  expect((await watch(browser, run.runId)).status).toBe(404);
  await family.decide(id, { gamePartners: "friends" });
  expect((await read(browser, all)).entries).toMatchObject([{ rank: 1, isFriend: true }]);
  expect((await watch(browser, run.runId)).status).toBe(200);
});

test("a friend household's teen is seen, until its parents say no", async () => {
  const friend = await befriend(family);
  const profile = await addProfile({ browser: friend }, { role: "teen", ageGroup: "teen" });
  const teen = await signInAs(family.server, profile);
  await play(teen, 4);
  const all = "mode=count&scope=friends";
  expect((await read(family.home.browser, all)).players).toBe(1);
  const url = `/api/family-profiles/${profile.id}/controls`;
  const { controls } = (await say(friend, "GET", url)).body;
  await say(friend, "PUT", url, { ...controls, gamePartners: "family" });
  expect((await read(family.home.browser, all)).players).toBe(0);
});

test("the log of a visible run plays it back", async () => {
  const { runId, score } = await play(family.child.browser, 12);
  const log = runLog.parse((await watch(family.home.browser, runId)).body);
  expect(log).toMatchObject({ runId, game: "kyles-dash", displayName: "A child", score });
  expect((await countingGames.replay(log)).result.score).toBe(score);
});

test("an unfinished run has no log", async () => {
  const { body } = await say(family.child.browser, "POST", "/api/games/kyles-dash/runs", {});
  expect((await watch(family.child.browser, body.runId)).status).toBe(404);
});
