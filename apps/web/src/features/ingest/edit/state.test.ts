import { expect, test } from "vitest";
import { findWrong, toFacts } from "./state.ts";

const draft = {
  title: "Harbour",
  genre: "kids",
  rating: "G",
  synopsis: "Boats come home.",
  year: "2019",
  moods: "Gentle, slow,, gentle ",
} as const;

test("moods are separated by commas, without duplicates", () => {
  expect(toFacts(draft)).toMatchObject({ year: 2019, moods: ["gentle", "slow"] });
  expect(findWrong(draft)).toEqual({});
});

test("reports a missing name, an invalid year and too many moods separately", () => {
  const wrong = findWrong({ ...draft, title: " ", year: "soon", moods: "a,b,c,d,e,f,g" });
  expect(Object.keys(wrong)).toEqual(["title", "year", "moods"]);
  expect(Object.keys(findWrong({ ...draft, moods: "x".repeat(25) }))).toEqual(["moods"]);
});
