import fc from "fast-check";
import { expect, test } from "vitest";
import { natureLevelMax, natureSounds } from "./limits.ts";
import { isSilent, readMix, silence, writeMix } from "./rules.ts";
import { mixName, type NatureLevels, natureLevels } from "./schema.ts";

const level = fc.integer({ min: 0, max: natureLevelMax });
const levels: fc.Arbitrary<NatureLevels> = fc
  .tuple(...natureSounds.map(() => level))
  .map((values) => {
    const mix = { ...silence };
    for (const [index, sound] of natureSounds.entries()) mix[sound] = values[index] ?? 0;
    return mix;
  });
const heard = levels.filter((mix) => !isSilent(mix));

/** Almost a mix: parts that are right, and parts that are nearly so. */
const nearlyMix = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...natureSounds), fc.integer({ min: -1, max: 120 }))
        .map(([sound, value]) => `${sound}-${value}`),
      fc.constantFrom(
        "",
        "rain",
        "rain-",
        "-60",
        "snow-10",
        "rain-060",
        "rain-6.5",
        "RAIN-60",
        "__proto__-5",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("."));

test("a mix is written as the sounds that are on", () => {
  expect(writeMix({ ...silence, fire: 30, rain: 60 })).toBe("rain-60.fire-30");
  expect(readMix("fire-30.rain-60")).toEqual({ ...silence, fire: 30, rain: 60 });
});

test("every mix is read as it was written", () => {
  fc.assert(
    fc.property(heard, (mix) => {
      expect(readMix(writeMix(mix))).toEqual(mix);
      expect(writeMix(mix)).toMatch(/^[a-z\d.-]+$/);
    }),
  );
});

test("any text is read as a valid mix, or not at all", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyMix, fc.string({ unit: "binary" }), fc.string()), (text) => {
      const mix = readMix(text);
      if (mix === null) return;
      expect(natureLevels.parse(mix)).toEqual(mix);
      expect(readMix(writeMix(mix))).toEqual(mix);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  "",
  ".",
  "rain",
  "rain-0",
  "rain-101",
  "rain-060",
  "rain-1e2",
  "rain-60.",
  "rain-60.rain-60",
  "snow-60",
  "rain--6",
  "Rain-60",
  "rain-60,fire-30",
  "toString-5",
  "rain-60.".repeat(100_000),
])("refuses the text %#", (text) => {
  expect(readMix(text)).toBeNull();
});

test("a mix has at least one sound and whole levels", () => {
  expect(natureLevels.safeParse(silence).success).toBe(false);
  expect(isSilent(silence)).toBe(true);
  expect(natureLevels.safeParse({ ...silence, rain: 1 }).success).toBe(true);
  for (const rain of [0.5, -1, 101, "60", null]) {
    expect(natureLevels.safeParse({ ...silence, fire: 5, rain }).success).toBe(false);
  }
});

test("a name is plain text of 1 to 40 characters", () => {
  expect(mixName.parse("  Rainy\nnight ")).toBe("Rainy night");
  for (const name of ["", "  ", "\u200B", "x".repeat(41)]) {
    expect(mixName.safeParse(name).success).toBe(false);
  }
});
