import { leastAge } from "#ages.ts";
import { type Comparison, type Facets, noFacets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Constraint, Wanted } from "./wanted.ts";

export type Search = Pick<Wanted, "query" | "facets">;

/**
 * Combines a refinement with the search before it: the subject and all constraints hold until a new
 * one replaces them or they are dropped; exclusions accumulate; "shorter" and the like are measured
 * by the titles that were shown.
 */
export function mergeWanted(
  before: Search | null,
  now: Wanted,
  shown: readonly KnownTitle[] = [],
  { corrects = false }: { corrects?: boolean } = {},
): Search {
  const kept = drop(before ?? { query: "", facets: noFacets }, now);
  const wished = now.facets;
  const merged: Facets = {
    // "Actually for a 9-year-old" takes back the age before; another child may watch too.
    age: corrects ? (wished.age ?? kept.facets.age) : lower(kept.facets.age, wished.age),
    olderThan: wished.olderThan ?? kept.facets.olderThan,
    withinMinutes: wished.withinMinutes ?? kept.facets.withinMinutes,
    atLeastMinutes: wished.atLeastMinutes ?? kept.facets.atLeastMinutes,
    compared: wished.compared ?? kept.facets.compared,
    moods:
      corrects && wished.moods.length > 0
        ? [...wished.moods]
        : mergeMoods(kept.facets.moods, wished),
    moodsNot: without(union(kept.facets.moodsNot, wished.moodsNot), wished.moods),
    without: without(union(kept.facets.without, wished.without), now.query.split(" ")),
    genre: wished.genre ?? kept.facets.genre,
    notThese: union(kept.facets.notThese, wished.notThese),
  };
  const facets = { ...merged, ...compareWith(wished.compared, shown, merged) };
  const isRefused = now.refused || wished.compared !== null;
  return {
    query: now.query === "" ? kept.query : now.query,
    facets: {
      ...contradict(facets, wished),
      notThese: isRefused
        ? union(
            facets.notThese,
            shown.map(({ id }) => id),
          )
        : facets.notThese,
    },
  };
}

/** Limits that a comparison sets, so that none of the titles shown is found again. */
export function compareWith(
  compared: Comparison | null,
  shown: readonly KnownTitle[],
  facets: Facets = noFacets,
): Partial<Facets> {
  const seconds = shown.map(({ durationSeconds }) => durationSeconds);
  const ages = shown.map(({ rating }) => leastAge(rating));
  switch (compared) {
    case null:
      return {};
    case "shorter":
      // One second less, so that the title itself isn't found as shorter.
      return seconds.length === 0 ? {} : { withinMinutes: (Math.min(...seconds) - 1) / 60 };
    case "longer":
      return seconds.length === 0 ? {} : { atLeastMinutes: (Math.max(...seconds) + 1) / 60 };
    case "funnier":
      return { moods: union(facets.moods, ["funny"]) };
    case "milder":
      return {
        age: lower(facets.age, below(ages)),
        moodsNot: union(facets.moodsNot, ["scary"]),
        moods: facets.moods.filter((mood) => !fierce.has(mood)),
      };
    case "younger":
      return { age: lower(facets.age, below(ages)), olderThan: null };
    case "older":
      return { age: null, olderThan: ages.length === 0 ? leastAge("G") : Math.min(...ages) };
  }
}

/** Enough letters to tell "robots" and "robot" from other words. */
const stemLetters = 5;

const fierce: ReadonlySet<string> = new Set(
  "scary spooky creepy horror frightening tense suspense suspenseful thrilling thriller".split(" "),
);

/** The age of the next milder rating. */
function below(ages: readonly number[]): number {
  const oldest = ages.length > 0 ? Math.max(...ages) : leastAge("PG");
  return oldest > leastAge("PG") ? leastAge("PG") : leastAge("G");
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** New moods replace those that they contradict, and are added to the others. */
function mergeMoods(before: readonly string[], { moods, moodsNot }: Facets): string[] {
  const opposed = moods.flatMap((mood) => opposites[mood] ?? []);
  return union(without(without(before, opposed), moodsNot), moods);
}

const opposites: Readonly<Record<string, readonly string[]>> = {
  calm: ["exciting", "action", "scary", "tense"],
  bedtime: ["exciting", "action", "scary", "tense"],
  exciting: ["calm", "bedtime", "quiet", "relaxing", "peaceful"],
  sad: ["happy", "cheerful"],
  happy: ["sad", "cry"],
  cheerful: ["sad", "cry"],
  scary: ["calm", "bedtime", "gentle"],
};

/** A new limit overrides an older one that leaves nothing between them. */
function contradict(facets: Facets, wished: Facets): Facets {
  const { withinMinutes, atLeastMinutes, age, olderThan } = facets;
  let fixed = facets;
  if (withinMinutes !== null && atLeastMinutes !== null && withinMinutes < atLeastMinutes) {
    const isShort = wished.withinMinutes !== null || wished.compared === "shorter";
    fixed = { ...fixed, ...(isShort ? { atLeastMinutes: null } : { withinMinutes: null }) };
  }
  // A younger viewer decides, unless older ones are asked for now.
  const isOlder = wished.age === null && (wished.olderThan !== null || wished.compared === "older");
  if (age !== null && olderThan !== null && age <= olderThan)
    fixed = { ...fixed, ...(isOlder ? { age: null } : { olderThan: null }) };
  return fixed;
}

function drop({ query, facets }: Search, { dropped, allowed }: Wanted): Search {
  const isAllowed = (word: string) =>
    allowed.some((one) => one.slice(0, stemLetters) === word.slice(0, stemLetters));
  const is = (constraint: Constraint) => dropped.includes(constraint);
  return {
    query: is("theme") ? "" : query,
    facets: {
      ...facets,
      ...(is("age") && { age: null, olderThan: null }),
      ...(is("length") && { withinMinutes: null, atLeastMinutes: null, compared: null }),
      ...(is("mood") && { moods: [], moodsNot: [] }),
      ...(is("genre") && { genre: null }),
      ...(is("mildness") && { moodsNot: [] }),
      without: is("without") ? [] : facets.without.filter((word) => !isAllowed(word)),
    },
  };
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])];
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one));
}
