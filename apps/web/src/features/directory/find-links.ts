import { type LinkCategory, linkCategories } from "@goldmane/contracts/directory/limits";
import type { Link } from "@goldmane/contracts/directory/schema";

export type LinkGroup = { category: LinkCategory; links: readonly Link[] };

/** Only a category that there is; anything else an address may say is none. */
export function readCategory(text: string | null): LinkCategory | null {
  return linkCategories.find((category) => category === text) ?? null;
}

/**
 * The links that every word is found in, by category, without the empty ones. Words match the start
 * of a word of the name or of the category, whatever their case and accents.
 */
export function findLinks(
  links: readonly Link[],
  { words, category }: { words: string; category: LinkCategory | null },
): LinkGroup[] {
  const wanted = partsOf(words);
  const found = links.filter((link) => {
    if (category !== null && link.category !== category) return false;
    const parts = [...partsOf(link.name), ...partsOf(link.category), fold(link.name)];
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return linkCategories
    .map((each) => ({ category: each, links: found.filter((link) => link.category === each) }))
    .filter((group) => group.links.length > 0);
}

function partsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+]+/gu) ?? [];
}

function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
