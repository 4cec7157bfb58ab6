import { noFacets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Found } from "#understanding.ts";
import type { SearchOptions, TitleSearch } from "./find-titles.ts";

/** Finds titles with the same themes, moods and creatures. Titles of the same series come first. */
export function likeTitle(
  titles: readonly KnownTitle[],
  titleId: string,
  search: TitleSearch,
  { allowed, limit = 10 }: SearchOptions = {},
): Found[] {
  const title = titles.find(({ id }) => id === titleId);
  if (!title) return [];
  const kinds = new Set(title.cast.map(({ kind }) => kind ?? ""));
  const query = [...title.themes, ...kinds].join(" ");
  const facets = { ...noFacets, moods: title.moods, notThese: [titleId] };
  const found = search.find(query, facets, { allowed, limit: titles.length });
  const series = new Set(
    titles
      .filter(({ series: one }) => one && title.series && one.id === title.series.id)
      .map(({ id }) => id),
  );
  return found
    .map((one) => (series.has(one.id) ? { ...one, score: one.score + 1 } : one))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}
