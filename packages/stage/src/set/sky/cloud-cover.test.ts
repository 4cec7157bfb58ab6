import { seededRandom } from "@goldmane/std/seeded-random";
import { expect, test } from "vitest";
import { cloudCover } from "./cloud-cover.ts";

const coversOf = (
  weather: "clear" | "leaves" | "mist" | "rain" | "snow",
  backdrop: "meadow" | "mars" = "meadow",
) =>
  Array.from({ length: 300 }, (_, seed) =>
    cloudCover({ backdrop, weather, random: () => seededRandom(seed * 7919) }),
  );

test("fair skies differ: most have no row of clouds, and many have none at all", () => {
  for (const weather of ["clear", "leaves"] as const) {
    const covers = coversOf(weather);
    const share = (cover: string) => covers.filter((found) => found === cover).length / 300;
    for (const cover of ["none", "streaks", "lone", "bank"])
      expect(share(cover)).toBeGreaterThan(0.1);
    expect(share("scattered")).toBeLessThan(0.2);
    expect(share("overcast")).toBe(0);
  }
});

test("rain and snow fall from a covered sky, and mist hides all clouds", () => {
  expect(new Set([...coversOf("rain"), ...coversOf("snow")])).toEqual(new Set(["overcast"]));
  expect(new Set(coversOf("mist"))).toEqual(new Set(["none"]));
});

test("Mars has no clouds in any weather", () => {
  for (const weather of ["clear", "rain", "snow"] as const)
    expect(new Set(coversOf(weather, "mars"))).toEqual(new Set(["none"]));
});
