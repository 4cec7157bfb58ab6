import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Title } from "./title.ts";

const mostAlike = 8;

/** Titles with something in common, most alike first, each with the reason. */
export function findAlike(
  title: Title,
  others: readonly Title[],
): { title: Title; reason: string }[] {
  return others
    .filter(({ id }) => id !== title.id)
    .map((other) => compare(title, other))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.title.id.localeCompare(b.title.id))
    .slice(0, mostAlike)
    .map(({ title: other, reason }) => ({ title: other, reason }));
}

/** A theme in common says more than a mood, and a mood more than a genre. */
function compare(title: Title, other: Title) {
  const themes = shared(title.themes, other.themes);
  const moods = shared(title.moods, other.moods);
  const hasDirector = title.director !== "" && title.director === other.director;
  const hasGenre = title.genre === other.genre;
  return {
    title: other,
    score: themes.length * 4 + (hasDirector ? 3 : 0) + moods.length * 2 + (hasGenre ? 1 : 0),
    reason: themes[0]
      ? `Also about ${themes[0]}`
      : hasDirector
        ? `Directed by ${title.director} as well`
        : moods[0]
          ? `Just as ${moods[0]}`
          : `More ${nameGenre(title.genre)}`,
  };
}

function shared(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((word) => others.includes(word));
}
