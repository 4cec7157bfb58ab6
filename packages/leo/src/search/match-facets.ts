import { leastAge } from "#ages.ts";
import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import { stem } from "#text/stem.ts";
import { stemsOf, textsOf } from "./title-words.ts";

/** Whether no facet excludes the title. */
export function keepsFacets(title: KnownTitle, facets: Facets): boolean {
  const { age, withinMinutes, atLeastMinutes, without, notThese } = facets;
  const minutes = title.durationSeconds / 60;
  if (age !== null && leastAge(title.rating) > Math.max(age, leastAge("G"))) return false;
  if (withinMinutes !== null && minutes > withinMinutes) return false;
  if (atLeastMinutes !== null && minutes < atLeastMinutes) return false;
  if (notThese.includes(title.id)) return false;
  if (without.length === 0) return true;
  const stems = stemsOfTitle(title);
  return !without.some((word) => stems.has(stem(word)) || title.moods.includes(word));
}

const kept = new WeakMap<KnownTitle, ReadonlySet<string>>();

function stemsOfTitle(title: KnownTitle): ReadonlySet<string> {
  const known = kept.get(title) ?? new Set(stemsOf(Object.values(textsOf(title)).join(" ")));
  kept.set(title, known);
  return known;
}

/** Share of the soft facets (moods, genre) that the title has, 0 to 1, and which. */
export function matchMoods(
  title: KnownTitle,
  facets: Facets,
): { share: number; moods: readonly string[]; genre: boolean } {
  const moods = facets.moods.filter((mood) => title.moods.includes(mood));
  const genre = facets.genre !== null && title.genre === facets.genre;
  const asked = (facets.moods.length > 0 ? 1 : 0) + (facets.genre === null ? 0 : 1);
  if (asked === 0) return { share: 0, moods, genre };
  // A title's first mood is its strongest.
  const first = moods.some((mood) => title.moods[0] === mood) ? 1 : 0.8;
  const answered = (moods.length > 0 ? first : 0) + (genre ? 1 : 0);
  return { share: answered / asked, moods, genre };
}
