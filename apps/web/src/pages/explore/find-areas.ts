import type { AreaGroup } from "./areas.ts";

type Area = AreaGroup["areas"][number];

/** Shorter words of a query are too common to find an area by. */
const shortestWord = 3;
const mostAreas = 2;

/**
 * Areas that a query is about: each of its words begins a word of the area's name or search terms.
 * Accents and case don't matter.
 */
export function findAreas(groups: readonly AreaGroup[], query: string): Area[] {
  const asked = wordsOf(query);
  if (!asked.some((word) => word.length >= shortestWord)) return [];
  return groups
    .flatMap(({ areas }) => areas)
    .filter(({ name, searchTerms = "" }) => {
      const known = wordsOf(`${name} ${searchTerms}`);
      return asked.every((word) => known.some((each) => each.startsWith(word)));
    })
    .slice(0, mostAreas);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
