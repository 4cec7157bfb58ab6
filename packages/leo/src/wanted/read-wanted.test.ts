import { expect, test } from "vitest";
import { noFacets } from "#facets.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { readWanted } from "./read-wanted.ts";

const genres = [{ slug: "sci-fi", form: "scifi" }];

function wanted(said: string) {
  const { query, facets } = readWanted(normalizeText(said), genres);
  const told = Object.entries(facets).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(noFacets[name as "age"]),
  );
  return { query, ...Object.fromEntries(told) };
}

test.each([
  [
    "funny, with dragons, for a 5-year-old, under two minutes",
    { query: "dragons", moods: ["funny", "silly"], age: 5, withinMinutes: 2 },
  ],
  ["something about whales for my 4 year old son", { query: "whales", age: 4 }],
  ["robots but not scary", { query: "robots", without: ["scary", "spooky", "tense"] }],
  ["a film without pirates or ghosts", { query: "", without: ["pirates", "ghosts"] }],
  ["a wizard who can't spell", { query: "wizard spell" }],
  ["space film under 80 seconds", { query: "space", withinMinutes: 80 / 60 }],
  [
    "something longer than a minute and a half about trains",
    { query: "trains", atLeastMinutes: 1.5 },
  ],
  ["sci-fi about cats", { query: "scifi cats", genre: "sci-fi" }],
  ["a short one about bees", { query: "bees", compared: "shorter" }],
  ["cartoon for a toddler with bears", { query: "bears", age: 4 }],
  ["we are getting a new baby brother", { query: "new baby brother" }],
  ["aged 7, mountains", { query: "mountains", age: 7 }],
])("%s", (said, expected) => expect(wanted(said)).toEqual(expected));

test("distinguishes asking for a film from naming a thing", () => {
  expect(readWanted("find me pirates", genres).asked).toBe(true);
  expect(readWanted("pirates", genres).asked).toBe(false);
});
