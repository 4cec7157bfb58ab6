import fc from "fast-check";
import {
  bedTimeFromEarliest,
  bedTimeUntilLatest,
  dailyMinutesAtMost,
  filmsADayAtMost,
} from "#controls/limits.ts";
import type { BedTime, TimeLimits } from "#controls/schema.ts";
import type { TimeSpent } from "#controls/screen-time.ts";

/** Few titles, so that a film has often been started before. */
export const anyTitleId = fc.constantFrom("tin-moon", "slime-pass", "star-whale");

/** Any bedtime that the schema accepts. */
export const anyBedTime: fc.Arbitrary<BedTime> = fc.record({
  from: fc.integer({ min: bedTimeFromEarliest, max: 24 * 60 - 1 }).map(formatClock),
  until: fc.integer({ min: 0, max: bedTimeUntilLatest }).map(formatClock),
});

const anyMinutes = fc.option(fc.integer({ min: 5, max: dailyMinutesAtMost }), { freq: 2 });

/** Any limits that the schema accepts; each is often absent. */
export const anyTimeLimits: fc.Arbitrary<TimeLimits> = fc.record({
  schoolDayMinutes: anyMinutes,
  weekendMinutes: anyMinutes,
  schoolNight: fc.option(anyBedTime, { freq: 3 }),
  weekendNight: fc.option(anyBedTime, { freq: 3 }),
  filmsADay: fc.option(
    fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: filmsADayAtMost })),
  ),
});

/** A profile's watch time by `now`, with extra time that ended hours ago or lasts for hours. */
export function anyTimeSpent(now: number): fc.Arbitrary<TimeSpent> {
  const aroundNow = fc.integer({ min: now - 4 * 3_600_000, max: now + 16 * 3_600_000 });
  return fc.record({
    seconds: fc.oneof(
      fc.double({ min: 0, max: 3600, noNaN: true }),
      fc.double({ min: 0, max: 13 * 3600, noNaN: true }),
    ),
    titleIds: fc.uniqueArray(anyTitleId),
    extraSeconds: fc.constantFrom(0, 900, 1800, 3600, 7200),
    freeUntil: fc.oneof(fc.constant(0), aroundNow),
    last: fc.option(fc.record({ titleId: anyTitleId, until: aroundNow })),
    hasFinished: fc.boolean(),
  });
}

function formatClock(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
