import { expect, test } from "vitest";
import { toMixNameKey } from "./rules.ts";
import { mixLevels, mixName } from "./schema.ts";

test("a mix leaves out what is off, and has at least one sound", () => {
  expect(mixLevels.parse({ rain: 60, fire: 0 })).toEqual({ rain: 60 });
  for (const wrong of [
    {},
    { rain: 0 },
    { rain: 0.5 },
    { rain: -1 },
    { rain: 101 },
    { rain: "60" },
    { snow: 5 },
    null,
  ]) {
    expect(mixLevels.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test("a name is plain text of 1 to 40 characters", () => {
  expect(mixName.parse("  Rainy\nnight ")).toBe("Rainy night");
  for (const name of ["", "  ", "\u200B", "x".repeat(41)]) {
    expect(mixName.safeParse(name).success).toBe(false);
  }
});

test("names that differ only in case are the same", () => {
  expect(toMixNameKey("Rainy Night")).toBe(toMixNameKey("rainy NIGHT"));
});
