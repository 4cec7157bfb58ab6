import fc from "fast-check";
import { expect, test } from "vitest";
import { speakNumber } from "./numbers.ts";
import { soundOf } from "./sound-of.ts";
import { stem } from "./stem.ts";
import { normalizeText } from "./normalize-text.ts";

test.each([
  ["What’s ON?", "what is on"],
  ["I can't hear it!!", "i can not hear it"],
  ["Bun's cake", "buns cake"],
  ["go to 1:20", "go to 1 minutes 20"],
  ["two hundred and thirteen", "213"],
  ["the second one", "the second one"],
  ["one hundred percent", "100 percent"],
  ["forty-five", "45"],
  ["a 5-year-old, 10mins", "a 5 year old 10 minutes"],
  ["Ça alors — café", "ca alors cafe"],
  ["🦁", ""],
])("%s is heard as %s", (said, heard) => expect(normalizeText(said)).toBe(heard));

test("a normalized text contains only lowercase letters, digits and single spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const once = normalizeText(text);
      expect(once).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
    }),
  );
});

test("a number is spoken as it was read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999 }), (value) => {
      expect(normalizeText(speakNumber(String(value)))).toBe(String(value));
    }),
  );
});

test("words of one root have one stem, and others do not", () => {
  for (const [one, other] of [
    ["whales", "whale"],
    ["baking", "bake"],
    ["climbed", "climb"],
    ["berries", "berry"],
    ["running", "run"],
  ] as const)
    expect(stem(one)).toBe(stem(other));
  expect(stem("train")).not.toBe(stem("trait"));
});

test("names that sound alike have one phonetic key", () => {
  for (const [one, other] of [
    ["too kettles", "two kettles"],
    ["knight", "night"],
    ["which in", "witch in"],
    ["phantom", "fantom"],
  ] as const)
    expect(soundOf(one)).toBe(soundOf(other));
});
