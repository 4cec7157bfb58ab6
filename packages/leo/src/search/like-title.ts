import type { KnownTitle } from "#known.ts";
import type { Found } from "#understanding.ts";
import type { SearchOptions, TitleSearch } from "./find-titles.ts";

/** What each mood in common adds to the score, and the same series. */
const share = { mood: 0.15, series: 1 } as const;

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
  const { hits } = search.hitsOf(query, { language: title.language });
  return titles
    .filter(({ id }) => id !== titleId && (!allowed || allowed(id)))
    .map((other) => {
      const moods = title.moods.filter((mood) => other.moods.includes(mood));
      const isSeries = other.series !== null && other.series.id === title.series?.id;
      const themes = title.themes.filter((theme) => other.themes.includes(theme));
      return {
        id: other.id,
        score:
          (hits.get(other.id)?.described ?? 0) +
          share.mood * moods.length +
          (isSeries ? share.series : 0),
        reasons: [
          ...themes.map((theme) => ({ kind: "theme" as const, theme })),
          ...moods.map((mood) => ({ kind: "mood" as const, mood })),
        ],
      };
    })
    .filter(({ reasons, score }) => reasons.length > 0 && score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}
