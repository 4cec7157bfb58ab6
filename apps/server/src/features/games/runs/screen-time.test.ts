import { recentGame } from "@goldmane/contracts/games/schema";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { noLimits, own, say, type TestFamily } from "#features/controls/testing/test-family.ts";
import { finishRun, openGamesForTests, play, startRun } from "#features/games/testing/play-game.ts";
import { recordPresses } from "#platform/testing/games/counting-games.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

let family: TestFamily;
openGamesForTests((opened) => {
  family = opened;
});

const limit = { time: { ...noLimits, schoolDayMinutes: 5 } };
const ask = (browser: TestBrowser) => say(browser, "POST", "/api/games/kyles-dash/runs", {});
const report = (browser: TestBrowser, runId: string, seconds = 30) =>
  say(browser, "POST", `/api/games/runs/${runId}/playing`, { seconds });

/** Reports half minutes of play. */
async function playHalfMinutes(browser: TestBrowser, runId: string, count: number) {
  let last = await report(browser, runId);
  for (let at = 1; at < count; at += 1) {
    family.clock += 30_000;
    last = await report(browser, runId);
  }
  return last;
}

test("play counts as screen time; a round can be finished, and no other started", async () => {
  const { browser, id } = family.child;
  await family.decide(id, limit);
  const { runId, timeLeft } = await startRun(browser);
  expect(timeLeft).toMatchObject({ minutesLeft: 5, reason: "minutes" });
  expect((await playHalfMinutes(browser, runId, 9)).body.timeLeft).toMatchObject({
    minutesLeft: 0.5,
  });
  family.clock += 30_000;
  expect((await report(browser, runId)).body.timeLeft).toMatchObject({ minutesLeft: 0 });
  expect((await finishRun(browser, runId, recordPresses(5))).status).toBe(200);
  const refused = await ask(browser);
  expect([refused.status, refused.body.error, refused.body.reason]).toEqual([
    403,
    "SCREEN_TIME_OVER",
    "minutes",
  ]);
  expect((await own(browser)).minutesToday).toBe(5);
});

test("no more time counts than has passed, and a finished run counts what wasn't reported", async () => {
  const { browser } = family.child;
  const { runId } = await startRun(browser);
  for (let count = 0; count < 5; count += 1) await report(browser, runId, 1);
  expect((await own(browser)).minutesToday * 60).toBeCloseTo(1);
  await finishRun(browser, runId, recordPresses(5));
  expect((await own(browser)).minutesToday * 60).toBeCloseTo(2);
  await report(browser, runId, 60);
  expect((await own(browser)).minutesToday * 60).toBeCloseTo(2);
});

test("games are free where a parent doesn't count them, except in bedtime", async () => {
  const { browser, id } = family.child;
  const night = { from: "20:00", until: "06:30" };
  const time = { ...limit.time, schoolNight: night };
  await family.decide(id, { time, countGames: false });
  await family.watchMinutes(browser, 5);
  const { runId, timeLeft } = await startRun(browser);
  expect(timeLeft).toMatchObject({ reason: "bedTime" });
  await playHalfMinutes(browser, runId, 4);
  expect((await own(browser)).minutesToday).toBe(5);
  // From 5 PM to past 8 PM.
  family.clock += 3 * 3_600_000;
  const refused = await ask(browser);
  expect([refused.status, refused.body.reason]).toEqual([403, "bedTime"]);
});

test("a game isn't one of the films of the day", async () => {
  const { browser, id } = family.child;
  await family.decide(id, { time: { ...noLimits, filmsADay: 1 } });
  const { runId } = await startRun(browser);
  await playHalfMinutes(browser, runId, 3);
  const { timeLeft } = await own(browser, "tin-moon");
  expect(timeLeft).toBeNull();
});

test("the weekly report names games beside films", async () => {
  const { browser } = family.child;
  const { runId } = await startRun(browser);
  await playHalfMinutes(browser, runId, 4);
  const { children } = (await say(family.home.browser, "GET", "/api/reports/week")).body;
  expect(children[0].titles).toMatchObject([
    { id: "game-kyles-dash", minutes: 2, posterUrl: null },
  ]);
  expect(children[0].summary[0]).toContain("watched and played for 2 minutes on 1 day: 1 game.");
});

test("a grown-up's play isn't counted", async () => {
  const { browser } = family.home;
  const { runId, timeLeft } = await startRun(browser);
  expect(timeLeft).toBeNull();
  expect((await report(browser, runId)).body).toEqual({ timeLeft: null });
});

test("another profile's run can't be reported", async () => {
  const { runId } = await startRun(family.child.browser);
  expect((await report(family.home.browser, runId)).status).toBe(404);
});

test("recent games are the profile's own, with what the latest was started with", async () => {
  const { browser } = family.child;
  const recent = async () =>
    z.array(recentGame).parse((await say(browser, "GET", "/api/games/recent")).body);
  expect(await recent()).toEqual([]);
  await play(browser, 3);
  family.clock += 1000;
  const options = { mode: "few" };
  await play(browser, 3, options);
  await startRun(browser, { options });
  await play(family.home.browser, 3);
  expect(await recent()).toEqual([
    { game: "kyles-dash", playedAt: family.clock, options, runs: 2 },
  ]);
});
