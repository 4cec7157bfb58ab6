import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, toLocalTime } from "#controls/local-time.ts";
import {
  countStreak,
  creditedSeconds,
  isInProgress,
  isSeen,
  longestStreak,
  mergeDays,
  mergeEntries,
  streakTier,
} from "./rules.ts";
import type { WatchlistEntry } from "./schema.ts";

/** Few titles and times, so that copies often conflict and tie. */
const entry: fc.Arbitrary<WatchlistEntry> = fc.record({
  id: fc.constantFrom("tin-moon", "slime-pass", "star-whale"),
  title: fc.constantFrom("One", "Two"),
  type: fc.constant("movie"),
  progress: fc.constantFrom(0, 40, 100),
  updatedAt: fc.integer({ min: 0, max: 4 }),
  isRemoved: fc.boolean(),
});
const copy = fc.array(entry, { maxLength: 6 });
const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays("2026-11-01", count));
const days = fc.array(day, { maxLength: 20 });

test("merging is commutative", () => {
  fc.assert(
    fc.property(copy, copy, (one, other) => {
      expect(mergeEntries(one, other)).toEqual(mergeEntries(other, one));
    }),
  );
});

test("merging is associative", () => {
  fc.assert(
    fc.property(copy, copy, copy, (one, two, three) => {
      expect(mergeEntries(mergeEntries(one, two), three)).toEqual(
        mergeEntries(one, mergeEntries(two, three)),
      );
    }),
  );
});

test("merging is idempotent", () => {
  fc.assert(
    fc.property(copy, copy, (one, other) => {
      const merged = mergeEntries(one, other);
      expect(mergeEntries(merged, other)).toEqual(merged);
      expect(mergeEntries(merged, merged)).toEqual(merged);
    }),
  );
});

test("a merged list has each title once, with its latest change", () => {
  fc.assert(
    fc.property(copy, copy, (one, other) => {
      const merged = mergeEntries(one, other);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      for (const stands of merged)
        for (const { id, updatedAt } of [...one, ...other])
          if (id === stands.id) expect(updatedAt).toBeLessThanOrEqual(stands.updatedAt);
    }),
  );
});

test("days merge in any order, and a day counts once", () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const merged = mergeDays(one, other);
      expect(merged).toEqual(mergeDays(other, one));
      expect(mergeDays(merged, one)).toEqual(merged);
      expect(countStreak([...merged, ...merged], "2026-12-11")).toBe(
        countStreak(merged, "2026-12-11"),
      );
    }),
  );
});

test("watching today adds one to the streak, no matter how often", () => {
  const before = ["2026-11-20"];
  expect(countStreak(before, "2026-11-21")).toBe(1);
  expect(countStreak([...before, "2026-11-21"], "2026-11-21")).toBe(2);
  expect(countStreak([...before, "2026-11-21", "2026-11-21"], "2026-11-21")).toBe(2);
});

test("a day of rest ends no streak, two do", () => {
  const run = ["2026-11-16", "2026-11-17", "2026-11-19"];
  expect(countStreak(run, "2026-11-19")).toBe(3);
  expect(countStreak(run, "2026-11-21")).toBe(3);
  expect(countStreak(run, "2026-11-22")).toBe(0);
  expect(longestStreak([...run, "2026-11-22"])).toBe(3);
});

test("a streak is never longer than its days, nor than the longest there was", () => {
  fc.assert(
    fc.property(days, day, (watched, today) => {
      const streak = countStreak(watched, today);
      expect(streak).toBeLessThanOrEqual(longestStreak(watched));
      expect(streak).toBeLessThanOrEqual(new Set(watched).size);
    }),
  );
});

test("a day starts at midnight in the household's time zone", () => {
  const beforeMidnight = Date.parse("2026-11-21T22:59:59Z");
  const watched = [toLocalTime(beforeMidnight, "Europe/Berlin").day];
  expect(watched).toEqual(["2026-11-21"]);
  const after = toLocalTime(beforeMidnight + 1000, "Europe/Berlin").day;
  expect(countStreak([...watched, after], after)).toBe(2);
  expect(toLocalTime(beforeMidnight + 1000, "America/Los_Angeles").day).toBe("2026-11-21");
});

test.each([
  [0, "start"],
  [1, "great"],
  [2, "great"],
  [3, "amazing"],
  [6, "amazing"],
  [7, "champion"],
  [30, "champion"],
])("%i days are a streak of the kind %s", (count, tier) => {
  expect(streakTier(count)).toBe(tier);
});

test.each([
  [0, false],
  [0.5, true],
  [99, true],
  [100, false],
])("at %i percent a title is in progress: %s", (progress, isIt) => {
  expect(isInProgress({ progress })).toBe(isIt);
});

test("skipped parts are not credited", () => {
  expect([creditedSeconds(5, 10), creditedSeconds(10, 90), creditedSeconds(90, 5)]).toEqual([
    5, 0, 0,
  ]);
  const film = { durationSeconds: 100, positionSeconds: 97 };
  expect(isSeen({ ...film, creditedSeconds: 60 })).toBe(true);
  expect(isSeen({ ...film, creditedSeconds: 20 })).toBe(false);
  expect(isSeen({ ...film, positionSeconds: 90, creditedSeconds: 90 })).toBe(false);
});
