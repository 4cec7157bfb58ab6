import fc from "fast-check";
import { expect, test } from "vitest";
import { fromFields, nextEightPm, toFields } from "./day-and-time.ts";

const minute = 60_000;
const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) });

test("round-trips an instant through the fields to the minute", () => {
  fc.assert(
    fc.property(instants, (at) => {
      const read = fromFields(toFields(at)) ?? 0;
      // The hour that repeats when daylight saving time ends is read as its first occurrence.
      expect([0, 60 * minute]).toContain(Math.floor(at / minute) * minute - read);
    }),
  );
  expect(fromFields({ day: "", time: "20:00" })).toBeNull();
  expect(fromFields({ day: "2026-12-01", time: "" })).toBeNull();
});

test("defaults to the next 8:00 PM", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const at = nextEightPm(now);
      expect(toFields(at).time).toBe("20:00");
      expect(at).toBeGreaterThan(now);
      expect(at - now).toBeLessThanOrEqual(25 * 60 * minute);
    }),
  );
});
