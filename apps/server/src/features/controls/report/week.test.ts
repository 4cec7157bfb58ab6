import { originals } from "@goldmane/originals/catalog.gen";
import { expect, test } from "vitest";
import {
  gTitles,
  minuteMs,
  moveInForTests,
  noLimits,
  say,
  type TestFamily,
} from "#features/controls/testing/test-family.ts";

let family: TestFamily;
moveInForTests((opened) => {
  family = opened;
});

const [first = "", second = ""] = gTitles;

test("a parent's week says what was watched, and what to talk about", async () => {
  await family.decide(family.child.id, {
    time: { ...noLimits, schoolDayMinutes: 60, schoolNight: { from: "20:00", until: "06:00" } },
  });
  await family.watch(family.child.browser, first, 0, 60);
  family.clock += 24 * 60 * minuteMs;
  await family.watch(family.child.browser, first, 0, 60);
  await family.watch(family.child.browser, second, 0, 30);
  const { body } = await say(family.home.browser, "GET", "/api/reports/week");
  expect([body.from, body.to]).toEqual(["2026-11-23", "2026-11-29"]);
  const [week] = body.children;
  expect(week.totalMinutes).toBe(2.5);
  expect(week.titles.map(({ id, minutes, days }: never) => [id, minutes, days])).toEqual([
    [first, 2, 2],
    [second, 0.5, 1],
  ]);
  const film = originals.find(({ id }) => id === first);
  expect(week.summary).toEqual([
    "A child watched 3 minutes on 2 days: 2 films.",
    `Watched more than once: “${film?.story.title}”.`,
    "Stayed within the daily limit every day.",
    "Kept bedtime every night.",
  ]);
  const told = originals.find(({ id }) => id === week.talk.titleId);
  expect(week.talk.about).toContain(told?.synopsis);
  expect(week.talk.about).toContain(told?.themes[0]);
  const before = await say(family.home.browser, "GET", "/api/reports/week?day=2026-11-18");
  expect(before.body.children[0]).toMatchObject({
    totalMinutes: 0,
    talk: null,
    summary: ["A child didn’t watch anything this week."],
  });
});
