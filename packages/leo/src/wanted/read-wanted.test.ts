import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noFacets } from "#facets.ts";
import type { Language } from "#distress/distress.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { readWanted } from "./read-wanted.ts";

const genres = [{ slug: "sci-fi", form: "scifi" }];

function wanted(said: string, language: Language = "en") {
  const words = language === "es" ? normalizeSpanish(said) : normalizeText(said);
  const { query, facets, dropped, refused } = readWanted(words, genres, language);
  const told = Object.entries(facets).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(noFacets[name as "age"]),
  );
  return {
    query,
    ...Object.fromEntries(told),
    ...(dropped.length > 0 && { dropped }),
    ...(refused && { refused }),
  };
}

describe("in English", () => {
  test.each([
    ["something funny for my son", { query: "", moods: ["funny"], age: 7 }],
    [
      "funny, with dragons, for a 5-year-old, under two minutes",
      { query: "dragons", moods: ["funny"], age: 5, withinMinutes: 2 },
    ],
    ["something about whales for my 4 year old son", { query: "whales", age: 4 }],
    ["robots but not scary", { query: "robots", moodsNot: ["scary"] }],
    ["a film without pirates or ghosts", { query: "", without: ["pirates", "ghosts"] }],
    ["no more dragons please", { query: "", without: ["dragons"] }],
    ["anything except cats", { query: "", without: ["cats"] }],
    ["nothing with big dogs", { query: "", without: ["dogs"] }],
    ["my daughter is scared of clowns, leave those out", { without: ["clowns"] }],
    ["no scary monsters, something with bears", { query: "bears", without: ["monsters"] }],
    ["not scary", { query: "", moodsNot: ["scary"] }],
    ["but not that one", { query: "", refused: true }],
    ["a wizard who can't spell", { query: "wizard who can not spell" }],
    ["a robot without friends", { query: "robot without friends" }],
    ["the sad robot that nobody visits", { query: "sad robot that nobody visits" }],
    ["something funny but also a bit sad", { query: "", moods: ["funny", "sad"] }],
    ["make us laugh", { query: "", moods: ["funny"] }],
    ["a calm story before bed", { query: "", moods: ["bedtime", "calm"] }],
    ["a dragon who can't sleep", { query: "dragon who can not sleep" }],
    ["space film under 80 seconds", { query: "space", withinMinutes: 80 / 60 }],
    ["we only have 5 minutes", { query: "", withinMinutes: 5 }],
    [
      "something longer than a minute and a half about trains",
      { query: "trains", atLeastMinutes: 1.5 },
    ],
    ["something that's not too long", { query: "", compared: "shorter" }],
    ["it doesn't matter how long", { query: "", dropped: ["length"] }],
    ["sci-fi about cats", { query: "cats", genre: "sci-fi" }],
    ["a short one about bees", { query: "bees", compared: "shorter" }],
    ["cartoon for a toddler with bears", { query: "bears", age: 4 }],
    ["for my little sister too", { query: "", age: 4 }],
    ["good for a 4 year old and a 10 year old", { age: 4 }],
    ["we are getting a new baby brother", { query: "new baby brother" }],
    ["aged 7, mountains", { query: "mountains", age: 7 }],
  ])("%s", (said, expected) => expect(wanted(said)).toMatchObject(expected));

  test("distinguishes asking for a film from naming a thing", () => {
    expect(readWanted("find me pirates", genres).asked).toBe(true);
    expect(readWanted("pirates", genres).asked).toBe(false);
  });
});

describe("in Spanish", () => {
  test.each([
    ["algo divertido para mi hijo", { query: "", moods: ["funny"], age: 7 }],
    [
      "algo chistoso con dragones para mi hija de 5",
      { query: "dragones", moods: ["funny"], age: 5 },
    ],
    ["una corta de piratas", { query: "piratas", compared: "shorter" }],
    ["una película de robots de menos de 2 minutos", { query: "robots", withinMinutes: 2 }],
    ["algo sin dragones", { query: "", without: ["dragones"] }],
    ["que no dé miedo", { query: "", moodsNot: ["scary"] }],
    ["nada de brujas", { query: "", without: ["brujas"] }],
    ["una triste", { query: "", moods: ["sad"] }],
    ["algo divertido pero también un poco triste", { query: "", moods: ["funny", "sad"] }],
    ["para dormir", { query: "", moods: ["bedtime"] }],
    ["no importa cuánto dure", { query: "", dropped: ["length"] }],
    ["un mago que no sabe escribir", { query: "mago que no sabe escribir" }],
    ["esa no", { refused: true }],
    ["para mi hermanita también", { query: "", age: 4 }],
  ])("%s", (said, expected) => expect(wanted(said, "es")).toMatchObject(expected));
});

test("any message is read, and a query never grows", () => {
  const word = fc.constantFrom(
    ..."no not without funny scary dragon film something under 2 minutes but and please for my 5 year old que sin una de miedo corta menos".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 14 }),
      fc.constantFrom("en", "es"),
      (words, language) => {
        const said = words.join(" ");
        const { query, facets } = readWanted(said, genres, language);
        expect(query.length).toBeLessThanOrEqual(said.length);
        expect(query).toBe(query.trim());
        expect(facets.moods.filter((mood) => facets.moodsNot.includes(mood))).toEqual([]);
        for (const minutes of [facets.withinMinutes, facets.atLeastMinutes])
          expect(minutes === null || minutes > 0).toBe(true);
      },
    ),
  );
});

test.each<[string, Language, Partial<Record<"isOpen" | "isKind", boolean>>]>([
  ["what can we watch in 10 minutes", "en", { isOpen: true }],
  ["i don't know what to watch", "en", { isOpen: true }],
  ["what do you watch", "en", { isOpen: false }],
  ["alguna recomendación", "es", { isOpen: true }],
  ["something really funny", "en", { isKind: true }],
  ["una peli de miedo", "es", { isKind: true }],
  ["i saw a funny movie", "en", { isKind: false }],
  ["that is a sad film", "en", { isKind: false }],
  ["something about sad robots", "en", { isKind: false }],
])("“%s” asks for any title, or for a kind of title, or neither", (said, language, expected) => {
  const words = language === "es" ? normalizeSpanish(said) : normalizeText(said);
  expect(readWanted(words, genres, language)).toMatchObject(expected);
});
