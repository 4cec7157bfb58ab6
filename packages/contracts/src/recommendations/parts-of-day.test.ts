import fc from "fast-check";
import { expect, test } from "vitest";
import { partOfDayAt, partsOfDay } from "./parts-of-day.ts";

const daySeconds = 24 * 3600;

test("the parts of a day follow one another, and only the night goes past midnight", () => {
  const order = ["night", ...partsOfDay];
  const second = fc.nat(daySeconds - 1);
  fc.assert(
    fc.property(second, second, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const first = order.indexOf(partOfDayAt(early));
      const last = order.lastIndexOf(partOfDayAt(late));
      expect(first).toBeLessThanOrEqual(last);
    }),
  );
  expect(partOfDayAt(0)).toBe("night");
  expect(partOfDayAt(daySeconds - 1)).toBe("night");
});

test("every part of a day begins on the hour", () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(3599), (hour, second) => {
      expect(partOfDayAt(hour * 3600 + second)).toBe(partOfDayAt(hour * 3600));
    }),
  );
  const hours = Array.from({ length: 24 }, (_, hour) => partOfDayAt(hour * 3600));
  expect(new Set(hours)).toEqual(new Set(partsOfDay));
});
