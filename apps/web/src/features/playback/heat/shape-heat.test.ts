import { reactions } from "@goldmane/contracts/parties/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOf, shapeHeat } from "./shape-heat.ts";

const at = (second: number, count = 1) => ({ second, count, most: "heart" as const });

test("is empty without reactions", () => {
  expect(shapeHeat([], 100)).toBeNull();
  expect(shapeHeat([at(120)], 100)).toBeNull();
});

test("is warmest where most reacted, and warm around it", () => {
  const heat = shapeHeat([at(50, 8), at(10, 2)], 100);
  const parts = heat?.parts ?? [];
  expect(parts.indexOf(1)).toBe(50);
  expect(parts[51]).toBeGreaterThan(parts[52] ?? 1);
  expect(parts[10]).toBe(0.25);
  expect(heat?.peaks.map(({ second }) => second)).toEqual([50, 10]);
});

test("merges peaks that would overlap", () => {
  const heat = shapeHeat([at(50, 8), at(52, 7), at(90, 1)], 100);
  expect(heat?.peaks.map(({ second }) => second)).toEqual([50, 90]);
});

test("stays within the box for any reactions", () => {
  const second = fc.record({
    second: fc.integer({ min: 0, max: 4000 }),
    count: fc.integer({ min: 1, max: 1000 }),
    most: fc.constantFrom(...reactions),
  });
  fc.assert(
    fc.property(fc.array(second), fc.integer({ min: 1, max: 4000 }), (seconds, duration) => {
      const heat = shapeHeat(seconds, duration);
      for (const part of heat?.parts ?? []) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      if (heat) expect(pathOf(heat.parts)).not.toMatch(/NaN|Infinity|-/);
    }),
  );
});
