import { type Achievement, achievement } from "@goldmane/contracts/achievements/schema";
import { playableGames } from "@goldmane/games/registry";
import { originals } from "@goldmane/originals/catalog.gen";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  gTitles,
  minuteMs,
  moveInForTests,
  noLimits,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

type Browse = TestBrowser;

const [first = ""] = gTitles;
const genreOf = (id: string) => originals.find((film) => film.id === id)?.story.genre;
const other = gTitles.find((id) => genreOf(id) !== genreOf(first)) ?? "";
const wholeFilm = 125;

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

async function read(browser: Browse): Promise<Achievement[]> {
  return z.array(achievement).parse((await say(browser, "GET", "/api/achievements")).body);
}

async function earned(browser: Browse): Promise<string[]> {
  return (await read(browser)).flatMap(({ id, earnedAt }) => (earnedAt === null ? [] : [id]));
}

test("a new profile has earned nothing and sees how to", async () => {
  const all = await read(family.child.browser);
  expect(all.map(({ id, have, earnedAt }) => [id, have, earnedAt])).toEqual([
    ["first-film", 0, null],
    ["kept-promise", 0, null],
    ["second-genre", 0, null],
    ["streak-3", 0, null],
    ["read-along", 0, null],
    ["on-time", 0, null],
    ["calm-3", 0, null],
    ["streak-7", 0, null],
    ["calm-7", 0, null],
    ["all-genres", 0, null],
    ["films-10", 0, null],
    ["chart-sci-fi", 0, null],
    ["chart-fantasy", 0, null],
    ["chart-anime", 0, null],
    ["chart-adventure", 0, null],
    ["chart-kids", 0, null],
    ["chart-originals", 0, null],
    ...playableGames.map((game) => [`game-${game}`, 0, null]),
    ["dash-missions-5", 0, null],
    ["dash-missions-25", 0, null],
    ["slime-stars-15", 0, null],
    ["arcade-wins-30", 0, null],
    ["quest-realm", 0, null],
    ["quest-realms-6", 0, null],
    ["first-ending", 0, null],
    ["every-ending", 0, null],
    ["endings-12", 0, null],
  ]);
  expect(all.every(({ how }) => how.endsWith("."))).toBe(true);
});

test("a film that is watched to its end earns a badge, once", async () => {
  const { browser } = family.child;
  await family.watch(browser, first, 0, wholeFilm);
  await expect.poll(() => earned(browser)).toEqual(["first-film"]);
  const [before] = await read(browser);
  family.clock += 60 * minuteMs;
  await family.watch(browser, first, 0, wholeFilm);
  await family.watch(browser, other, 0, wholeFilm);
  await expect.poll(() => earned(browser)).toEqual(["first-film", "second-genre"]);
  expect((await read(browser))[0]?.earnedAt).toBe(before?.earnedAt);
});

test("a watched film from the watchlist earns the promise badge", async () => {
  const { browser } = family.child;
  const payload = { progress: 0, updatedAt: family.clock };
  await browser({ method: "PUT", url: `/api/watchlist/${first}`, payload });
  await family.watch(browser, first, 0, wholeFilm);
  await expect.poll(() => earned(browser)).toEqual(["first-film", "kept-promise"]);
});

test("three days make a streak, and a day of rest does not break it", async () => {
  const { browser } = family.child;
  for (const daysOn of [1, 2, 0]) {
    await family.watch(browser, first, 0, 20);
    family.clock += daysOn * 24 * 60 * minuteMs;
  }
  await expect.poll(() => earned(browser)).toEqual(["streak-3"]);
  expect((await read(browser)).find(({ id }) => id === "streak-7")).toMatchObject({
    have: 3,
    need: 7,
    earnedAt: null,
  });
});

test("a film that ends shortly before bedtime counts as stopped on time", async () => {
  const { browser, id } = family.child;
  await family.decide(id, {
    time: { ...noLimits, schoolNight: { from: "17:15", until: "06:00" } },
  });
  await family.watch(browser, first, 0, wholeFilm);
  await expect.poll(() => earned(browser)).toEqual(["first-film", "on-time"]);
});

test("a film with captions earns the read-along badge", async () => {
  const { browser } = family.child;
  await family.watch(browser, first, 0, 45);
  const url = `/api/titles/${first}/progress`;
  for (const positionSeconds of [60, 75, 90, 105, 120]) {
    await say(browser, "PUT", url, { positionSeconds, isReadAlong: true });
  }
  await expect.poll(() => earned(browser)).toEqual(["first-film", "read-along"]);
});

test("the badge for stopping on time is only for profiles with time limits", async () => {
  const badges = await read(family.home.browser);
  expect(badges.map(({ id }) => id)).not.toContain("on-time");
});

test("a star chart is only for profiles that see enough planets of its system", async () => {
  const { browser, id } = family.child;
  const anime = gTitles.filter((title) => genreOf(title) === "anime");
  await family.decide(id, { blockedTitles: anime.slice(2) });
  const ids = (await read(browser)).map((badge) => badge.id);
  expect(ids).toContain("chart-kids");
  expect(ids).not.toContain("chart-anime");
});
