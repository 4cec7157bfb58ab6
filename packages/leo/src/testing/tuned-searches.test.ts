import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "#distress/distress.ts";
import { openEngine } from "#engine.ts";
import { noFacets } from "#facets.ts";
import type { Search } from "./evaluate/measure-searches.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";

const engine = openEngine(goldenKnown, readModels());
const shownAtMost = 3;

/** Shares of the requests: a relevant title first or shown by the search, and shown by Leo. */
const least: Readonly<Record<Language, { first: number; shown: number; byLeo: number }>> = {
  en: { first: 0.8, shown: 0.87, byLeo: 0.64 },
  es: { first: 0.88, shown: 0.93, byLeo: 0.69 },
};

test.each(["en", "es"] as const)("finds what families ask for (%s)", (language) => {
  const searches = readSearches(language);
  const options = { limit: shownAtMost, language };
  const missed: string[] = [];
  const mistaken: string[] = [];
  let first = 0;
  for (const { say, relevant } of searches) {
    const ids = engine.search(say, noFacets, options).map(({ id }) => id);
    if (relevant.includes(ids[0] ?? "")) first += 1;
    if (!ids.some((id) => relevant.includes(id))) missed.push(`${say} -> ${ids.join(", ")}`);
    const reading = engine.interpret(say, { history: [], language });
    const byLeo =
      reading.kind === "search"
        ? engine.findTitles(reading.query, reading.facets, options).found.map(({ id }) => id)
        : [];
    if (!byLeo.some((id) => relevant.includes(id))) mistaken.push(`${say} -> ${reading.kind}`);
  }
  const share = (count: number) => count / searches.length;
  const shares = {
    first: share(first),
    shown: 1 - share(missed.length),
    byLeo: 1 - share(mistaken.length),
  };
  const misses = `not found:\n${missed.join("\n")}\nnot answered by films:\n${mistaken.join("\n")}`;
  for (const key of ["first", "shown", "byLeo"] as const)
    expect(shares[key], `${key}; ${misses}`).toBeGreaterThanOrEqual(least[language][key]);
});

test("every relevant title is in the library", () => {
  const ids = new Set(goldenKnown.titles.map(({ id }) => id));
  const all = [...readSearches("en"), ...readSearches("es")].flatMap(({ relevant }) => relevant);
  expect(all.filter((id) => !ids.has(id))).toEqual([]);
});

function readSearches(language: Language): Search[] {
  const url = new URL(`../../corpus/searches-tuned/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}
