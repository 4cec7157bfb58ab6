import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RungConditions, chooseRung } from "./choose-rung.ts";

const ladder = [
  { name: "low", height: 360, bandwidth: 500_000 },
  { name: "medium", height: 480, bandwidth: 1_500_000 },
  { name: "high", height: 720, bandwidth: 4_000_000 },
  { name: "ultra", height: 1080, bandwidth: 8_000_000 },
];
const calm: RungConditions = {
  bitsPerSecond: 100_000_000,
  bufferSeconds: 20,
  segmentSeconds: 2,
  screenHeight: null,
  current: "low",
  expectWaitSeconds: () => 0,
};
const anyLadder = fc
  .uniqueArray(
    fc.record({
      name: fc.string({ minLength: 1 }),
      height: fc.integer({ min: 100, max: 2160 }),
      bandwidth: fc.integer({ min: 50_000, max: 20_000_000 }),
    }),
    { selector: (rung) => rung.name, minLength: 1, maxLength: 8 },
  )
  .filter((rungs) => new Set(rungs.map((rung) => rung.bandwidth)).size === rungs.length);
const anyConditions = fc.record({
  bitsPerSecond: fc.option(fc.integer({ min: 0, max: 200_000_000 })),
  bufferSeconds: fc.double({ min: 0, max: 60, noNaN: true }),
  segmentSeconds: fc.double({ min: 0.5, max: 6, noNaN: true }),
  screenHeight: fc.option(fc.integer({ min: 100, max: 4320 })),
  current: fc.constant(null),
  expectWaitSeconds: fc.double({ min: 0, max: 10, noNaN: true }).map((wait) => () => wait),
});

describe("chooseRung", () => {
  test("plans with 70 percent of the measured speed", () => {
    const at = (bitsPerSecond: number) => chooseRung(ladder, { ...calm, bitsPerSecond }).name;
    expect(at(4_000_000 / 0.7)).toBe("high");
    expect(at(4_000_000 / 0.7 - 1)).toBe("medium");
    expect(at(500_000)).toBe("low");
  });

  test("takes no more than fills the screen", () => {
    const at = (screenHeight: number) => chooseRung(ladder, { ...calm, screenHeight }).name;
    expect([at(200), at(400), at(720), at(721), at(2160)]).toEqual([
      "low",
      "medium",
      "high",
      "ultra",
      "ultra",
    ]);
  });

  test("begins with the lowest while nothing is measured", () => {
    expect(chooseRung(ladder, { ...calm, bitsPerSecond: null }).name).toBe("low");
  });

  test("doesn't step up to a rung that the server draws slower than it plays", () => {
    const expectWaitSeconds = ({ height }: { height: number }) => height / 300;
    expect(chooseRung(ladder, { ...calm, bufferSeconds: 4, expectWaitSeconds }).name).toBe(
      "medium",
    );
  });

  test("is always one of the ladder, and the lowest when nothing else fits", () => {
    fc.assert(
      fc.property(anyLadder, anyConditions, (rungs, conditions) => {
        const chosen = chooseRung(rungs, conditions);
        expect(rungs).toContain(chosen);
        const lowest = Math.min(...rungs.map((rung) => rung.bandwidth));
        const budget = (conditions.bitsPerSecond ?? 0) * 0.7;
        expect(chosen.bandwidth <= budget || chosen.bandwidth === lowest).toBe(true);
      }),
    );
  });

  test("never falls when the network is faster, the buffer fuller or the screen larger", () => {
    const more = fc.record({
      speed: fc.integer({ min: 0, max: 50_000_000 }),
      buffer: fc.double({ min: 0, max: 30, noNaN: true }),
      screen: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(
        anyLadder,
        anyConditions,
        more,
        (rungs, conditions, { speed, buffer, screen }) => {
          const better = {
            ...conditions,
            bitsPerSecond: (conditions.bitsPerSecond ?? 0) + speed,
            bufferSeconds: conditions.bufferSeconds + buffer,
            screenHeight:
              conditions.screenHeight === null ? null : conditions.screenHeight + screen,
          };
          const now = chooseRung(rungs, conditions).bandwidth;
          expect(chooseRung(rungs, better).bandwidth).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });

  test("is the same whatever the order of the ladder", () => {
    fc.assert(
      fc.property(anyLadder, anyConditions, (rungs, conditions) => {
        expect(chooseRung(rungs.toReversed(), conditions)).toBe(chooseRung(rungs, conditions));
      }),
    );
  });
});
