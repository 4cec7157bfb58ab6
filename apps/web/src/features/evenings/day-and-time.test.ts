import fc from "fast-check";
import { expect, test } from "vitest";
import { fromFields, nextEvening, toFields } from "./day-and-time.ts";

const minute = 60_000;
const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2030, 0) });

test("what the fields show is what they are read as, to the minute", () => {
  fc.assert(
    fc.property(instants, (at) => {
      const read = fromFields(toFields(at)) ?? 0;
      // An hour that comes twice, as summer ends, is read as its first.
      expect([0, 60 * minute]).toContain(Math.floor(at / minute) * minute - read);
    }),
  );
  expect(fromFields({ day: "", time: "20:00" })).toBeNull();
  expect(fromFields({ day: "2026-12-01", time: "" })).toBeNull();
});

test("a form begins with the next eight o'clock in the evening", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const at = nextEvening(now);
      expect(toFields(at).time).toBe("20:00");
      expect(at).toBeGreaterThan(now);
      expect(at - now).toBeLessThanOrEqual(25 * 60 * minute);
    }),
  );
});
