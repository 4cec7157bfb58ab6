import { type Rating, ratings } from "@goldmane/contracts/library/limits";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { interactiveFacts } from "@goldmane/originals/interactive/facts.gen";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import fc from "fast-check";
import { expect, test } from "vitest";
import { InteractiveCatalog, type InteractiveSource } from "./interactive-catalog.ts";

const sources = interactiveFilms.flatMap((film): InteractiveSource[] => {
  const [compiled, facts] = [scripts[film.id], interactiveFacts[film.id]];
  return compiled && facts ? [{ film, compiled, facts }] : [];
});
const [some] = sources;

function source(id: string, rating: "G" | "PG" | "PG-13"): InteractiveSource {
  if (!some) throw new Error("There is no interactive film.");
  return { ...some, film: { ...some.film, id, rating } };
}

const anyRating = fc.constantFrom<Rating>(...ratings);
const anyFilms = fc
  .array(fc.constantFrom("G", "PG", "PG-13"), { minLength: 1, maxLength: 6 })
  .map((list) => list.map((rating, index) => source(`film-${index}`, rating)));
const anyLanguage = fc.constantFrom("en" as const, "es" as const);

test("every film of the catalog has a script and measures", () => {
  expect(sources.map(({ film }) => film.id)).toEqual(interactiveFilms.map(({ id }) => id));
});

test("nobody gets a film above their rating, by any list or id, in any language", () => {
  fc.assert(
    fc.property(anyFilms, anyRating, anyLanguage, (films, highestRating, language) => {
      const catalog = new InteractiveCatalog(films, "1");
      const viewer = { highestRating, titleRules: null, language };
      const allowed = films.filter(({ film }) => isWithinRating(film.rating, highestRating));
      expect(catalog.visibleTo(viewer).map(({ title }) => title.id)).toEqual(
        allowed.map(({ film }) => film.id),
      );
      for (const { film } of films)
        expect(catalog.find(viewer, film.id) !== null).toBe(
          isWithinRating(film.rating, highestRating),
        );
    }),
    { numRuns: 60 },
  );
});

test("a parent's blocked titles and words hide a film", () => {
  const catalog = new InteractiveCatalog([source("one", "G")], "1");
  const rules = { allowed: new Set<string>(), blocked: new Set<string>(), words: [], key: "" };
  const find = (titleRules: object) =>
    catalog.find(
      { highestRating: "R", language: "en", titleRules: { ...rules, ...titleRules } },
      "one",
    );
  const ending = some?.film.endings[0]?.title.toLowerCase().match(/[a-z]{5,}/)?.[0] ?? "";
  expect(find({})).not.toBeNull();
  expect(find({ blocked: new Set(["one"]) })).toBeNull();
  expect(find({ words: [ending] })).toBeNull();
});
