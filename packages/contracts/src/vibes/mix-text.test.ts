import fc from "fast-check";
import { expect, test } from "vitest";
import { type NatureMix, type NatureSound, natureSounds } from "./limits.ts";
import { readMix, writeMix } from "./mix-text.ts";

const mixes: fc.Arbitrary<NatureMix> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...natureSounds), fc.integer({ min: 1, max: 100 })), {
    selector: ([sound]) => sound,
  })
  .map((pairs) => {
    const mix: Partial<Record<NatureSound, number>> = {};
    for (const [sound, level] of pairs) mix[sound] = level;
    return mix;
  });

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
  expect(writeMix({ fire: 30, rain: 60 })).toBe("rain-60.fire-30");
  expect(readMix("fire-30.rain-60")).toEqual({ fire: 30, rain: 60 });
});

test("every mix is read as it was written", () => {
  fc.assert(
    fc.property(mixes, (mix) => {
      expect(readMix(writeMix(mix))).toEqual(mix);
      expect(writeMix(mix)).toMatch(/^[a-z\d.-]*$/);
    }),
  );
});

test("any text is read as a valid mix, or not at all", () => {
  fc.assert(
    fc.property(fc.oneof(nearlyMix, fc.string({ unit: "binary" }), fc.string()), (text) => {
      const mix = readMix(text);
      if (mix === null) return;
      for (const [sound, level] of Object.entries(mix)) {
        expect(natureSounds).toContain(sound);
        expect(Number.isInteger(level) && level >= 1 && level <= 100, text).toBe(true);
      }
      expect(readMix(writeMix(mix))).toEqual(mix);
    }),
    { numRuns: 500 },
  );
});

test.each([
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
