import { type LinkCategory, linkCategories } from "@goldmane/contracts/directory/limits";
import type { Link } from "@goldmane/contracts/directory/schema";

export type LinkGroup = { category: LinkCategory; links: readonly Link[] };

/** Parses the category from a URL; unknown values mean no category. */
export function readCategory(text: string | null): LinkCategory | null {
  return linkCategories.find((category) => category === text) ?? null;
}

/**
 * Links that match every word, by category, without empty ones. Words match the start of a word in
 * the name or category, ignoring case and accents.
 */
export function findLinks(
  links: readonly Link[],
  { query, category }: { query: string; category: LinkCategory | null },
): LinkGroup[] {
  const wanted = partsOf(query);
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
