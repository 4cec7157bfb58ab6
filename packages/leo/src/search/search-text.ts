import type { Language } from "#distress/distress.ts";
import { type Facets, noFacets } from "#facets.ts";
import { type GenreForm, readWanted } from "#wanted/read-wanted.ts";
import { detectLanguage, normalizeIn } from "./analyze.ts";
import type { FoundTitles, SearchOptions, TitleSearch } from "./find-titles.ts";

/** A name that is at least this much of what was typed is meant, whatever else the words say. */
const leastName = 0.3;

/**
 * Searches for a text that someone types into a search box: a name or a spoken line first; else
 * the constraints that it contains ("funny, no dragons, under a minute") and its subject.
 */
export function searchText(
  search: TitleSearch,
  text: string,
  { genres, ...options }: SearchOptions & { language: Language; genres: readonly GenreForm[] },
): FoundTitles {
  const plain = (): FoundTitles => ({ found: search.find(text, noFacets, options), relaxed: [] });
  const { hits } = search.hitsOf(text, options);
  const isNamed = [...hits].some(
    ([id, { name, line }]) =>
      (name >= leastName || line !== null) && (options.allowed?.(id) ?? true),
  );
  if (isNamed) return plain();
  const language = detectLanguage(text, options.language);
  const wanted = readWanted(normalizeIn(language, text), genres, language);
  if (!constrains(wanted.facets)) return plain();
  const found = search.findTitles(wanted.query, wanted.facets, options);
  return found.found.length > 0 && found.relaxed.length === 0 ? found : plain();
}

function constrains(facets: Facets): boolean {
  return (Object.keys(noFacets) as (keyof Facets)[]).some((key) => {
    const value = facets[key];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
}
