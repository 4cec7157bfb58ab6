import { type SearchMatch, searchMatch } from "@goldmane/contracts/search/schema";
import type { SearchResult } from "minisearch";
import { sourceOf, type Title } from "#features/library/service.ts";
import { toWords } from "#platform/to-words.ts";
import { textsOf } from "./texts-of.ts";

const fields = searchMatch.shape.field.options;

/** Why a title matched other than by name: the text with most of the words. */
export function findMatch(title: Title, result: SearchResult): SearchMatch | null {
  const inName = Object.values(result.match).filter((matched) => matched.includes("name"));
  if (inName.length >= result.queryTerms.length) return null;
  let best: SearchMatch | null = null;
  let most = 0;
  // Texts in the reader's language come first.
  for (const { field, text } of listTexts(title)) {
    const words = new Set(toWords(text).split(" "));
    const held = result.terms.filter((term) => words.has(term)).length;
    if (held <= most) continue;
    most = held;
    best = { field, text };
  }
  return best;
}

function listTexts(title: Title): SearchMatch[] {
  const versions = title.translation ? [title, sourceOf(title)] : [title];
  return versions.flatMap((version) => {
    const texts = textsOf(version);
    return fields.flatMap((field) => texts[field].map((text) => ({ field, text })));
  });
}
