import { expect, test } from "vitest";
import { findSignal, localDay } from "./find-signal.ts";

const planets = Array.from({ length: 40 }, (_, index) => ({ id: `film-${index}` }));
const on = (day: string, profileId: string | null = "lily", all = planets) =>
  findSignal(all, profileId, day)?.id;

test("is the same all day for a profile, in any order of the titles", () => {
  expect(on("2026-11-26", "lily", planets.toReversed())).toBe(on("2026-11-26"));
});

test("changes with the day and the profile", () => {
  const days = Array.from({ length: 20 }, (_, index) => on(`2026-12-${10 + index}`));
  const profiles = ["lily", "pip", "marigold", null, "max"].map((id) => on("2026-11-26", id));
  expect(new Set(days).size).toBeGreaterThan(8);
  expect(new Set(profiles).size).toBeGreaterThan(2);
});

test("stays when another title comes or goes", () => {
  const chosen = on("2026-11-26");
  const others = planets.filter(({ id }) => id !== chosen);
  for (const { id } of others)
    expect(
      on(
        "2026-11-26",
        "lily",
        planets.filter((planet) => planet.id !== id),
      ),
    ).toBe(chosen);
});

test("has nothing to choose from in an empty galaxy", () => {
  expect(on("2026-11-26", "lily", [])).toBeUndefined();
});

test("a day is that of the viewer's clock", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
