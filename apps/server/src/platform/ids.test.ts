import fc from "fast-check";
import { expect, test } from "vitest";
import { IdGenerator, instantOf } from "./ids.ts";

const now = 1_795_235_221_005;
const instant = fc.integer({ min: 0, max: 2 ** 48 - 2 });

function makeIds(times: readonly number[]): string[] {
  const generator = new IdGenerator();
  return times.map((at) => generator.next(at));
}

/** Whether each id sorts after the one before, so that none repeats. */
function isIncreasing(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? id));
}

test("an id is a version 7 UUID with its creation time", () => {
  fc.assert(
    fc.property(instant, (at) => {
      const id = new IdGenerator().next(at);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(instantOf(id)).toBe(at);
    }),
  );
});

test("ids of the same millisecond sort by the order in which they were made", () => {
  const ids = makeIds(Array.from({ length: 10_000 }, () => now));
  expect(isIncreasing(ids)).toBe(true);
  expect(new Set(ids.map(instantOf))).toEqual(new Set([now]));
});

test("an id with a later time sorts later", () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      fc.pre(one !== other);
      const [earlier = 0, later = 0] = [one, other].toSorted((a, b) => a - b);
      const ids = [new IdGenerator().next(earlier), new IdGenerator().next(later)];
      expect(isIncreasing(ids)).toBe(true);
    }),
  );
});

test("ids sort by the order in which they were made when the clock is set back", () => {
  const steps = fc.array(fc.integer({ min: -3_600_000, max: 1000 }), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (offsets) => {
      expect(isIncreasing(makeIds(offsets.map((by) => now + by)))).toBe(true);
    }),
  );
});
