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

test("moods are words between commas, each once", () => {
  expect(toFacts(draft)).toMatchObject({ year: 2019, moods: ["gentle", "slow"] });
  expect(findWrong(draft)).toEqual({});
});

test("a film without a name, a year that is none and too many moods are told apart", () => {
  const wrong = findWrong({ ...draft, title: " ", year: "soon", moods: "a,b,c,d,e,f,g" });
  expect(Object.keys(wrong)).toEqual(["title", "year", "moods"]);
  expect(Object.keys(findWrong({ ...draft, moods: "x".repeat(25) }))).toEqual(["moods"]);
});
