import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBedTime } from "#testing/any-time-limits.ts";
import { addDays, toInstant, toLocalTime, toMinutes, weekdayOf } from "./local-time.ts";
import { isBedTime } from "./screen-time.ts";

/** Whole, half and quarter hours off UTC, on both sides of the date line; most change their clocks. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "America/Havana",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
const day = instant.map((at) => new Date(at).toISOString().slice(0, 10));

/** A night in which the clocks go forward or back by half an hour or an hour. */
const changes = [
  { timeZone: "Europe/Berlin", evening: "2026-03-28T12:00:00Z" },
  { timeZone: "Europe/Berlin", evening: "2026-10-24T12:00:00Z" },
  { timeZone: "America/New_York", evening: "2026-03-07T17:00:00Z" },
  { timeZone: "America/New_York", evening: "2026-10-31T17:00:00Z" },
  { timeZone: "Australia/Lord_Howe", evening: "2026-04-04T02:00:00Z" },
  { timeZone: "Australia/Lord_Howe", evening: "2026-10-03T02:00:00Z" },
] as const;

test("local time is the instant moved by a whole number of quarter hours", () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const local = toLocalTime(at, timeZone);
      const shown = Date.parse(`${local.day}T00:00:00Z`) + local.secondOfDay * 1000;
      const minutesOff = (shown - Math.floor(at / 1000) * 1000) / 60_000;
      expect(Math.abs(minutesOff % 15)).toBe(0);
      expect(minutesOff).toBeGreaterThanOrEqual(-12 * 60);
      expect(minutesOff).toBeLessThanOrEqual(14 * 60);
      expect(local.secondOfDay).toBeGreaterThanOrEqual(0);
      expect(local.secondOfDay).toBeLessThan(24 * 3600);
      expect(local.weekday).toBe(new Date(shown).getUTCDay());
    }),
    { numRuns: 300 },
  );
});

test("local time is what a clock on that wall shows", () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const { secondOfDay } = toLocalTime(at, timeZone);
      const [hours = 0, minutes = 0] = new Date(at)
        .toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
        .split(":")
        .map(Number);
      expect(Math.floor(secondOfDay / 60)).toBe(hours * 60 + minutes);
    }),
  );
});

test("a household without a time zone lives by UTC", () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(toLocalTime(at, null)).toEqual(toLocalTime(at, "UTC"));
      expect(toLocalTime(at, null).day).toBe(new Date(at).toISOString().slice(0, 10));
    }),
  );
});

test("bedtime follows the clock on the wall on the day the clocks change", () => {
  const minutesOn = fc.integer({ min: 0, max: 26 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...changes), anyBedTime, minutesOn, (change, night, minutes) => {
      const at = Date.parse(change.evening) + minutes * 60_000;
      const limits = {
        schoolDayMinutes: null,
        weekendMinutes: null,
        schoolNight: night,
        weekendNight: night,
        filmsADay: null,
      };
      const shown = new Date(at).toLocaleTimeString("en-GB", {
        timeZone: change.timeZone,
        hour: "2-digit",
        minute: "2-digit",
      });
      const isNight = shown >= night.from || shown < night.until;
      expect(isBedTime(limits, toLocalTime(at, change.timeZone))).toBe(isNight);
    }),
  );
});

test("days add up, and a week later is the same weekday", () => {
  const count = fc.integer({ min: -4000, max: 4000 });
  fc.assert(
    fc.property(day, count, count, (from, one, other) => {
      expect(addDays(addDays(from, one), other)).toBe(addDays(from, one + other));
      expect(addDays(addDays(from, one), -one)).toBe(from);
      expect(weekdayOf(addDays(from, one * 7))).toBe(weekdayOf(from));
      expect(addDays(from, one) > from).toBe(one > 0);
    }),
  );
});

test("minutes of the day put times in the order they are written", () => {
  fc.assert(
    fc.property(anyBedTime, anyBedTime, ({ from, until }, other) => {
      for (const clock of [from, until])
        for (const another of [other.from, other.until])
          expect(Math.sign(toMinutes(clock) - toMinutes(another))).toBe(
            clock === another ? 0 : clock < another ? -1 : 1,
          );
    }),
  );
});

test("a local time becomes the instant that shows it", () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 3 * 60 + 30, max: 23 * 60 }),
      zone,
      (on, minute, timeZone) => {
        const shown = toLocalTime(toInstant({ day: on, minute }, timeZone), timeZone);
        expect([shown.day, shown.secondOfDay]).toEqual([on, minute * 60]);
      },
    ),
  );
});

test.each([
  ["skipped", "2026-03-29", "2026-03-29T01:30:00.000Z"],
  ["repeated", "2026-10-25", "2026-10-25T00:30:00.000Z"],
])(
  "half past two in Berlin, %s by a change of the clocks, is one instant",
  (_how, on, expected) => {
    const at = toInstant({ day: on, minute: 150 }, "Europe/Berlin");
    expect(new Date(at).toISOString()).toBe(expected);
  },
);
