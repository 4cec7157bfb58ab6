import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dip, rollingRidge, smoothNoise } from "./ridge.ts";

const place = fc.double({ min: -4000, max: 4000, noNaN: true });
const seed = fc.integer({ min: 0, max: 1e6 });

describe("a ridge", () => {
  it("stays within its height of its base, everywhere", () => {
    fc.assert(
      fc.property(seed, place, (own, x) => {
        const ridge = rollingRidge({ seed: own, base: 500, height: 40, wavelength: 300 });
        expect(Math.abs(ridge(x) - 500)).toBeLessThanOrEqual(40.001);
      }),
    );
  });

  it("is continuous", () => {
    fc.assert(
      fc.property(seed, place, (own, x) => {
        expect(Math.abs(smoothNoise(own, x + 0.001) - smoothNoise(own, x))).toBeLessThan(0.01);
      }),
    );
  });

  it("is lowered at a dip and unchanged far from it", () => {
    const flat = () => 500;
    const valley = dip(flat, { at: 300, reach: 80, by: 60 });
    expect(valley(300)).toBe(560);
    expect(valley(1200)).toBeCloseTo(500);
  });
});
