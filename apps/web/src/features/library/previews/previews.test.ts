import { expect, test } from "vitest";
import { describeDay, describeRuntime, findTrailer } from "./describe-preview.ts";
import { countGenres, pickFeatured } from "./genre-counts.ts";

test("a trailer plays in the app, on another site, or not at all", () => {
  const none = { trailerAvailable: false, trailerUrl: null, video: null };
  expect(findTrailer(none)).toBeNull();
  expect(findTrailer({ trailerAvailable: true, trailerUrl: "/watch/a", video: "a" })).toEqual({
    in: "app",
    titleId: "a",
  });
  const foreign = { trailerAvailable: true, trailerUrl: "https://tube.example/1", video: null };
  expect(findTrailer(foreign)).toEqual({ in: "outside", url: "https://tube.example/1" });
  expect(findTrailer({ ...foreign, trailerUrl: "javascript:alert(1)" })).toBeNull();
});

test("what a studio has not said is not said here either", () => {
  expect([describeRuntime(92), describeRuntime(null)]).toEqual(["1 h 32 min", null]);
  expect(describeDay("2026-12-04")).toContain("December");
});

test("genres are offered once each, with how many films they have", () => {
  const of = (genre: string) => ({ genre });
  expect(countGenres([of("Kids"), of("Anime"), of("Kids")])).toEqual([
    { genre: "Kids", count: 2 },
    { genre: "Anime", count: 1 },
  ]);
  expect(countGenres([])).toEqual([]);
});

test("the first of the most anticipated is shown large", () => {
  const low = { anticipationLevel: "Low" as const };
  const high = { anticipationLevel: "High" as const };
  expect(pickFeatured([low, high, { ...high }])).toBe(high);
  expect(pickFeatured([low])).toBe(low);
  expect(pickFeatured([])).toBeUndefined();
});
