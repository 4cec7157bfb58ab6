import { type HelpArea, helpAreas } from "@goldmane/contracts/help/limits";
import type { HelpArticle } from "@goldmane/contracts/help/schema";

export type HelpGroup = { area: HelpArea; articles: readonly HelpArticle[] };

/** Parses the area from a URL; unknown values mean no area. */
export function readArea(text: string | null): HelpArea | null {
  return helpAreas.find((area) => area === text) ?? null;
}

/**
 * Articles that contain every word, by area, without empty ones. Articles that are named by the
 * words come first in their area, and their area before others. Words match the start of a word,
 * ignoring case and accents.
 */
export function findArticles(articles: readonly HelpArticle[], query: string): HelpGroup[] {
  const wanted = partsOf(query);
  const found = articles
    .map((article) => ({ article, rank: rankOf(article, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  return helpAreas
    .map((area) => ({ area, found: found.filter(({ article }) => article.area === area) }))
    .toSorted((a, b) => bestOf(b.found) - bestOf(a.found))
    .map((group) => ({ area: group.area, articles: group.found.map(({ article }) => article) }))
    .filter(({ articles: some }) => some.length > 0);
}

/** The rank of the first, which is the highest. */
function bestOf([first]: readonly { rank: number }[]): number {
  return first?.rank ?? 0;
}

/** 3 if the title has all words, 2 with the ways to ask, 1 with the text, else 0. */
function rankOf({ title, ask, say, body }: HelpArticle, wanted: readonly string[]): number {
  const texts = [title, ask.join(" "), `${say} ${body}`];
  const parts: string[] = [];
  for (const [at, text] of texts.entries()) {
    parts.push(...partsOf(text));
    if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 3 - at;
  }
  return 0;
}

function partsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
