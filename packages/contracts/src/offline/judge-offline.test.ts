import fc from "fast-check";
import { expect, test } from "vitest";
import { toLocalTime } from "#controls/local-time.ts";
import { isOver, judgeTime } from "#controls/screen-time.ts";
import { anyTimeLimits, anyTimeSpent, anyTitleId } from "#testing/any-time-limits.ts";
import type { TimeRules } from "./schema.ts";
import { judgeOffline } from "./judge-offline.ts";

/** A Wednesday, five in the afternoon in Berlin. */
const wednesday = Date.parse("2026-11-25T16:00:00Z");
const hour = 3_600_000;
const rules: TimeRules = {
  limits: {
    schoolDayMinutes: 30,
    weekendMinutes: null,
    schoolNight: { from: "20:00", until: "06:30" },
    weekendNight: null,
    filmsADay: 2,
  },
  timeZone: "Europe/Berlin",
  day: "2026-11-25",
  spent: {
    seconds: 600,
    titleIds: ["one"],
    extraSeconds: 0,
    freeUntil: 0,
    last: null,
    hasFinished: false,
  },
};
const counted = { day: "2026-11-25", seconds: 900, titleIds: ["two"] };
const judge = (at: number, titleId = "one", day: typeof counted | null = counted) =>
  judgeOffline(rules, day, { now: at, titleId });

test("time watched offline adds to what the server had counted", () => {
  expect(judge(wednesday, "one", null)).toMatchObject({ minutesLeft: 20, reason: "minutes" });
  expect(judge(wednesday)).toMatchObject({ minutesLeft: 5, mayFinish: false });
  expect(isOver(judge(wednesday, "one", { ...counted, seconds: 1200 }))).toBe(true);
});

test("refuses one film too many, but not one of today's", () => {
  expect(judge(wednesday, "three")).toMatchObject({ minutesLeft: 0, reason: "films" });
  expect(isOver(judge(wednesday, "two"))).toBe(false);
});

test("bedtime follows the household's clock", () => {
  expect(judge(wednesday + 2.9 * hour)).toMatchObject({ reason: "minutes" });
  expect(judge(wednesday + 3 * hour)).toMatchObject({ minutesLeft: 0, reason: "bedTime" });
});

test("another day starts from zero, whatever was counted before", () => {
  expect(judge(wednesday + 24 * hour, "three")).toMatchObject({ minutesLeft: 30 });
});

test("a device alone judges like the server, but lets no film be finished", () => {
  const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Kiritimati", null);
  const hours = fc.integer({ min: -30, max: 30 });
  fc.assert(
    fc.property(
      anyTimeLimits,
      anyTimeSpent(wednesday),
      zones,
      hours,
      fc.nat(7200),
      anyTitleId,
      (limits, spent, timeZone, later, seconds, titleId) => {
        const now = wednesday + later * hour;
        const { day } = toLocalTime(wednesday, timeZone);
        const local = toLocalTime(now, timeZone);
        const isSameDay = local.day === day;
        const since = { day: local.day, seconds, titleIds: [titleId] };
        const alone = judgeOffline(
          { limits, timeZone, day, spent: { ...spent, titleIds: [...spent.titleIds] } },
          since,
          { now, titleId },
        );
        const before = isSameDay
          ? spent
          : { ...spent, seconds: 0, titleIds: [], extraSeconds: 0, last: null };
        const told = judgeTime(
          limits,
          {
            ...before,
            seconds: before.seconds + seconds,
            titleIds: [...new Set([...before.titleIds, titleId])],
          },
          { ...local, now },
          titleId,
        );
        expect(alone).toEqual(told && { ...told, mayFinish: false });
      },
    ),
  );
});
