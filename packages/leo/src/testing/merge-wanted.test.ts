import fc from "fast-check";
import { expect, test } from "vitest";
import { type Facets, noFacets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import { goldenKnown } from "./golden-known.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { mergeWanted, type Search } from "#wanted/merge-wanted.ts";
import { readWanted } from "#wanted/read-wanted.ts";
import type { Wanted } from "#wanted/wanted.ts";

const before: Search = {
  query: "dragons",
  facets: { ...noFacets, moods: ["funny"], withinMinutes: 2, without: ["knights"] },
};
const titleOf = (id: string): KnownTitle => {
  const title = goldenKnown.titles.find((one) => one.id === id);
  if (!title) throw new Error(`There is no ${id}`);
  return title;
};
const shown = [titleOf("a-mountain-of-jokes"), titleOf("thunder-drum-hana")];

function refine(said: string, from: Search | null = before, titles = shown): Search {
  return mergeWanted(from, readWanted(normalizeText(said), []), titles);
}

test("a refinement keeps the subject and what was asked before", () => {
  expect(refine("for a 4 year old")).toEqual({
    query: "dragons",
    facets: { ...before.facets, age: 4 },
  });
});

test("a new subject replaces the old one, and the rest stays", () => {
  expect(refine("and with whales")).toEqual({ query: "whales", facets: before.facets });
});

test("exclusions accumulate, until one of them is asked for", () => {
  const without = refine("no witches please");
  expect(without.facets.without).toEqual(["knights", "witches"]);
  expect(refine("something with witches", without).facets.without).toEqual(["knights"]);
});

test("shorter and longer are measured by what was shown", () => {
  const seconds = shown.map(({ durationSeconds }) => durationSeconds);
  const { facets } = refine("something shorter");
  expect((facets.withinMinutes ?? 9) * 60).toBeLessThan(Math.min(...seconds));
  expect(facets.notThese).toEqual(shown.map(({ id }) => id));
  const longer = refine("something longer", { query: "", facets: noFacets }).facets;
  expect((longer.atLeastMinutes ?? 0) * 60).toBeGreaterThan(Math.max(...seconds));
});

test("calmer and younger lower the rating, older raises it", () => {
  expect(refine("something less scary").facets).toMatchObject({ age: 3, moodsNot: ["scary"] });
  expect(refine("for younger kids").facets.age).toBe(3);
  expect(
    refine("for my little sister too", { query: "", facets: { ...noFacets, age: 8 } }).facets.age,
  ).toBe(4);
  expect(refine("for older kids").facets).toMatchObject({ age: null, olderThan: 3 });
});

test("a constraint is dropped when it no longer matters", () => {
  expect(refine("it doesn't matter how long").facets.withinMinutes).toBeNull();
  expect(refine("doesn't have to be funny").facets.moods).toEqual([]);
  expect(refine("start over")).toEqual({ query: "", facets: noFacets });
});

test("the titles that were refused are not found again", () => {
  expect(refine("but not those").facets.notThese).toEqual(shown.map(({ id }) => id));
});

const facets: fc.Arbitrary<Facets> = fc.record({
  age: fc.option(fc.integer({ min: 1, max: 18 })),
  olderThan: fc.option(fc.constantFrom(3, 6)),
  withinMinutes: fc.option(fc.integer({ min: 1, max: 9 })),
  atLeastMinutes: fc.option(fc.integer({ min: 1, max: 9 })),
  compared: fc.option(
    fc.constantFrom("shorter", "longer", "milder", "funnier", "younger", "older"),
  ),
  moods: fc.subarray(["funny", "sad", "calm", "exciting"]),
  moodsNot: fc.subarray(["scary", "tense"]),
  without: fc.subarray(["dragons", "whales"]),
  genre: fc.option(fc.constantFrom("kids", "anime")),
  notThese: fc.subarray(["clank", "lane-six"]),
});
const said: fc.Arbitrary<Wanted> = fc.record({
  query: fc.constantFrom("", "whales", "a shy tower"),
  facets,
  asked: fc.boolean(),
  isOpen: fc.boolean(),
  isKind: fc.boolean(),
  dropped: fc.constant([]),
  allowed: fc.constant([]),
  refused: fc.boolean(),
});

test("a refinement never weakens an age or an exclusion, and leaves possible limits", () => {
  fc.assert(
    fc.property(facets, said, (old, now) => {
      const merged = mergeWanted({ query: "dragons", facets: old }, now, shown).facets;
      if (now.facets.compared !== "older" && now.facets.olderThan === null && old.age !== null)
        expect(merged.age ?? 99).toBeLessThanOrEqual(old.age);
      expect(merged.moodsNot).toEqual(expect.arrayContaining([...now.facets.moodsNot]));
      for (const word of old.without)
        expect(merged.without.includes(word) || now.query.includes(word)).toBe(true);
      if (merged.withinMinutes !== null && merged.atLeastMinutes !== null)
        expect(merged.atLeastMinutes).toBeLessThanOrEqual(merged.withinMinutes);
      if (merged.age !== null && merged.olderThan !== null)
        expect(merged.age).toBeGreaterThan(merged.olderThan);
      expect(new Set(merged.notThese).size).toBe(merged.notThese.length);
    }),
  );
});
