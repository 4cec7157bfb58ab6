import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { addDays, toLocalTime, weekdayOf } from "@goldmane/contracts/controls/local-time";
import { isBedTime, minutesOf } from "@goldmane/contracts/controls/screen-time";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import { countStreak } from "@goldmane/contracts/watchlist/rules";
import { originals } from "@goldmane/originals/catalog.gen";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoParentId } from "#platform/identity/demo.ts";
import { demoMembers } from "./demo-members.ts";
import { demoViewing, partyTitleId, requestedTitleId } from "./demo-viewing.ts";
import { nextMovieNight, planHistory } from "./plan-history.ts";

const zone = fc.constantFrom("UTC", "America/New_York", "Europe/Berlin", "Pacific/Kiritimati");
const moment = fc.record({
  now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
  timeZone: zone,
});

function ratingOf(titleId: string) {
  return originals.find(({ id }) => id === titleId)?.rating ?? "R";
}

describe.each(demoMembers)("$displayName", ({ id, role, highestRating, controls }) => {
  const viewing = demoViewing[id] ?? { days: [], begun: [], saved: [], wereSaved: [] };
  const titleIds = [
    ...viewing.days.flatMap((day) => day.titleIds),
    ...viewing.begun.map(({ titleId }) => titleId),
    ...viewing.saved,
  ];

  test("has limits exactly if the role can have them", () => {
    expect(controls !== null).toBe(hasTimeLimits(role));
  });

  test("watched and saved only films within the rating", () => {
    expect(titleIds.length).toBeGreaterThan(8);
    for (const titleId of titleIds)
      expect(isWithinRating(ratingOf(titleId), highestRating), titleId).toBe(true);
  });

  test("watched in the past, within the limits, and ends with a streak", () => {
    fc.assert(
      fc.property(moment, ({ now, timeZone }) => {
        const { watched, begun, saved, badges } = planHistory(viewing, { now, timeZone });
        for (const { at } of [...watched, ...begun, ...saved, ...badges])
          expect(at).toBeLessThan(now);
        const today = toLocalTime(now, timeZone).day;
        const days = watched.map(({ day }) => day);
        expect(countStreak(days, today)).toBeGreaterThanOrEqual(2);
        expect(countStreak(days, addDays(today, 7))).toBe(0);
        expect(badges.map((badge) => badge.id)).toContain("kept-promise");
        if (!controls) return;
        for (const { at, day } of watched) {
          const local = toLocalTime(at, timeZone);
          expect([local.day, isBedTime(controls.time, local)]).toEqual([day, false]);
          const ofDay = watched.filter((film) => film.day === day);
          const seconds = ofDay.reduce((sum, film) => sum + film.durationSeconds, 0);
          expect(seconds / 60).toBeLessThan(minutesOf(controls.time, weekdayOf(day)) ?? 0);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test("Marigold's latest films are the six of the specification", () => {
  const days = demoViewing[demoParentId]?.days ?? [];
  expect(days.flatMap(({ titleIds }) => titleIds).slice(-6)).toEqual([
    "goodnight-loud-bear",
    "version-two",
    "captain-minnow",
    "the-second-best-spell",
    "grandfathers-umbrella",
    "the-sock-rocket",
  ]);
});

test("Pip asks for a film above the rating, and everyone can see the party's film", () => {
  expect(ratingOf(requestedTitleId)).toBe("PG");
  expect(ratingOf(partyTitleId)).toBe("G");
});

test("movie night is a Friday at 7 PM within eight days, at least a day ahead", () => {
  fc.assert(
    fc.property(moment, ({ now, timeZone }) => {
      const at = nextMovieNight({ now, timeZone });
      const { day, secondOfDay } = toLocalTime(at, timeZone);
      expect([weekdayOf(day), secondOfDay / 3600]).toEqual([5, 19]);
      expect((at - now) / 3_600_000).toBeGreaterThan(24);
      expect((at - now) / 3_600_000).toBeLessThan(8 * 24 + 2);
    }),
  );
});
