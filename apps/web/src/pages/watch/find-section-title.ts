import type { QueryClient } from "@tanstack/react-query";
import { animationsQuery, featuredQuery, popularQuery } from "#features/library/queries.ts";
import { findInSection } from "#features/library/selected/find-in-section.ts";
import { fillRow } from "#features/library/selected/fixed-rows.ts";
import { readSelectedMovie } from "#features/library/selected/selected-movie.ts";

const lists = new Map([
  ["featured", featuredQuery],
  ["popular", popularQuery],
]);

/** `/watch/featured/2` is the third featured film, or the one that was selected at that index. */
export async function findSectionTitle(
  cache: QueryClient,
  section: string,
  id: string,
): Promise<string> {
  const position = /^\d{1,3}$/.test(id) ? Number(id) : null;
  if (position === null) return id;

  const list = lists.get(section);
  const titles = await cache.ensureQueryData(list ?? animationsQuery);
  const inSection = list ? titles : fillRow(section, titles);
  return findInSection(inSection, position, readSelectedMovie(section, position)) ?? id;
}
