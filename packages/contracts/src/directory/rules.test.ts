import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkRights } from "#controls/limits.ts";
import { contrastOf, inkOn, inks, mayHaveAddresses, monogramOf } from "./rules.ts";
import { outsideApp } from "./schema.ts";

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
  test("is between 1 and 21, and the same both ways", () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const contrast = contrastOf(one, other);
        expect(contrast).toBe(contrastOf(other, one));
        expect(contrast).toBeGreaterThanOrEqual(1);
        expect(contrast).toBeLessThanOrEqual(21);
        expect(contrastOf(one, one)).toBe(1);
      }),
    );
    expect(contrastOf("#000000", "#ffffff")).toBe(21);
  });

  test("of two contrasts above a color, the product is the contrast across both", () => {
    fc.assert(
      fc.property(color, (middle) => {
        const across = contrastOf("#000000", middle) * contrastOf(middle, "#ffffff");
        expect(across).toBeCloseTo(21, 6);
      }),
    );
  });

  test("grows with white as a color gets darker", () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 1, noNaN: true }), (bright, share) => {
        const dim = `#${[1, 3, 5]
          .map((at) => Math.floor(Number.parseInt(bright.slice(at, at + 2), 16) * share))
          .map((value) => value.toString(16).padStart(2, "0"))
          .join("")}`;
        expect(contrastOf(dim, inks.light)).toBeGreaterThanOrEqual(contrastOf(bright, inks.light));
      }),
    );
  });

  test("of the ink on any brand color is enough to read", () => {
    fc.assert(
      fc.property(color, (brand) => {
        const contrast = contrastOf(brand, inks[inkOn(brand)]);
        expect(contrast).toBeGreaterThanOrEqual(4.3);
        for (const ink of Object.values(inks))
          expect(contrast).toBeGreaterThanOrEqual(contrastOf(brand, ink));
      }),
    );
  });
});

describe("a monogram", () => {
  test("of any name is accepted as an icon: one to four characters without spaces", () => {
    const { icon } = outsideApp.shape;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
        const monogram = monogramOf(name);
        expect(icon.safeParse(monogram).success, `${name} → ${monogram}`).toBe(true);
        expect(monogram).not.toMatch(/\s/u);
      }),
      { numRuns: 500 },
    );
    // A capital of several letters.
    expect(monogramOf("ßea ﬃn ßky")).toBe("SFS");
  });

  test("consists of the first letters of up to three words, or of a short name in capitals", () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const expected = words.slice(0, 3).map((each) => each.charAt(0).toUpperCase());
        expect(monogramOf(words.join(" "))).toBe(expected.join(""));
        expect(monogramOf(`WHO ${words.join(" ")}`)).toBe("WHO");
      }),
    );
  });
});

test("addresses are listed only where every link is open", () => {
  expect(linkRights.filter(mayHaveAddresses)).toEqual(["open"]);
});
