import { expect, test } from "vitest";
import {
  minuteMs,
  moveInForTests,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";

const dayMs = 24 * 60 * minuteMs;

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const count = (browser: TestBrowser, days: string[]) =>
  say(browser, "POST", "/api/calm-days", { days });

async function daysOf(browser: TestBrowser): Promise<string[]> {
  return (await say(browser, "GET", "/api/calm-days")).body.days;
}

async function earned(browser: TestBrowser): Promise<string[]> {
  const { body } = await say(browser, "GET", "/api/achievements");
  return body.flatMap((badge: { id: string; earnedAt: number | null }) =>
    badge.earnedAt === null ? [] : [badge.id],
  );
}

test("a calm day counts once, and a future day counts as today", async () => {
  const { browser } = family.child;
  await count(browser, ["2026-11-24", "2026-11-24"]);
  const { body } = await count(browser, ["2026-11-24", "2031-01-01", "2026-09-01"]);
  expect(body).toEqual({ days: ["2026-11-24", "2026-11-25"], timeZone: "Europe/Berlin" });
  expect(await daysOf(family.home.browser)).toEqual([]);
});

test("refuses an invalid date", async () => {
  expect((await count(family.child.browser, ["2026-02-30"])).status).toBe(400);
  expect(await daysOf(family.child.browser)).toEqual([]);
});

test("three calm days earn a badge, and a day of rest doesn't break them", async () => {
  const { browser } = family.child;
  await count(browser, ["2026-11-22", "2026-11-23"]);
  await expect.poll(() => daysOf(browser)).toHaveLength(2);
  expect(await earned(browser)).toEqual([]);
  await count(browser, ["2026-11-25"]);
  await expect.poll(() => earned(browser)).toEqual(["calm-3"]);
});

test("two days of rest begin a new streak", async () => {
  const { browser } = family.child;
  await count(browser, ["2026-11-21", "2026-11-22", "2026-11-25"]);
  family.clock += dayMs;
  await count(browser, ["2026-11-26"]);
  const { body } = await say(browser, "GET", "/api/achievements");
  expect(body.find(({ id }: { id: string }) => id === "calm-3")).toMatchObject({
    have: 2,
    earnedAt: null,
  });
});

test("a check-in counts its day by itself, and seven days earn both badges", async () => {
  const { browser } = family.child;
  for (let day = 0; day < 7; day += 1) {
    await say(browser, "POST", "/api/mood-journal", { before: 3 });
    family.clock += dayMs;
  }
  await expect.poll(() => earned(browser)).toEqual(["calm-3", "calm-7"]);
  const { body: news } = await say(browser, "GET", "/api/notifications");
  expect(news.find(({ id }: { id: string }) => id === "badge-calm-7")).toMatchObject({
    type: "streak",
  });
});
