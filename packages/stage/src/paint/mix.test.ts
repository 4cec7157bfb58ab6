import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lighten, lightnessOf, mix, saturate, turnHue, withAlpha } from "./mix.ts";
import { hexToRgb, oklabToHex, hexToOklab } from "./oklab.ts";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const written = /^#[0-9a-f]{6}$/;

describe("color mixing", () => {
  it("round-trips through Oklab", () => {
    fc.assert(
      fc.property(color, (own) => {
        const back = hexToRgb(oklabToHex(hexToOklab(own)));
        for (const [index, channel] of hexToRgb(own).entries())
          expect(Math.abs(channel - (back[index] ?? -9))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("stays between the lightness of both colors", () => {
    fc.assert(
      fc.property(color, color, share, (from, to, amount) => {
        expect(mix(from, to, 0)).toBe(from);
        expect(mix(from, to, 1)).toBe(to);
        const between = mix(from, to, amount);
        expect(between).toMatch(written);
        const [low, high] = [lightnessOf(from), lightnessOf(to)].toSorted((a, b) => a - b);
        expect(lightnessOf(between)).toBeGreaterThan((low ?? 0) - 0.05);
        expect(lightnessOf(between)).toBeLessThan((high ?? 1) + 0.05);
      }),
    );
  });

  it("clamps the amount", () => {
    fc.assert(
      fc.property(color, color, (from, to) => {
        expect(mix(from, to, -3)).toBe(from);
        expect(mix(from, to, 7)).toBe(to);
      }),
    );
  });

  it("lightens and darkens", () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0.02, max: 0.4, noNaN: true }), (own, amount) => {
        expect(lightnessOf(lighten(own, amount))).toBeGreaterThanOrEqual(lightnessOf(own) - 0.01);
        expect(lightnessOf(lighten(own, -amount))).toBeLessThanOrEqual(lightnessOf(own) + 0.01);
      }),
    );
  });

  it("turns gray at chroma 0", () => {
    fc.assert(
      fc.property(color, (own) => {
        const [red, green, blue] = hexToRgb(saturate(own, 0));
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("keeps the lightness when the hue turns, within the gamut", () => {
    const muted = color.map((own) => saturate(mix(own, "#808080", 0.7), 0.6));
    fc.assert(
      fc.property(muted, fc.double({ min: -360, max: 360, noNaN: true }), (own, degrees) => {
        const turned = turnHue(own, degrees);
        expect(turned).toMatch(written);
        expect(Math.abs(lightnessOf(turned) - lightnessOf(own))).toBeLessThan(0.03);
      }),
    );
  });

  it("clamps the alpha", () => {
    expect(withAlpha("#102030", 0.5)).toBe("rgba(16,32,48,0.500)");
    expect(withAlpha("#102030", 4)).toBe("rgba(16,32,48,1.000)");
    expect(withAlpha("#102030", -1)).toBe("rgba(16,32,48,0.000)");
  });
});
