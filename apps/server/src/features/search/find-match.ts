import { type SearchMatch, searchMatch } from "@goldmane/contracts/search/schema";
import type { SearchResult } from "minisearch";
import type { Title } from "#features/library/service.ts";
import { toWords } from "#platform/to-words.ts";
import { textsOf } from "./texts-of.ts";

const places = searchMatch.shape.place.options;

/** Why a title matched other than by name: the text with most of the words. */
export function findMatch(title: Title, result: SearchResult): SearchMatch | null {
  const inName = Object.values(result.match).filter((fields) => fields.includes("name"));
  if (inName.length >= result.queryTerms.length) return null;
  const texts = textsOf(title);
  let best: SearchMatch | null = null;
  let most = 0;
  for (const place of places) {
    for (const words of texts[place]) {
      const said = new Set(toWords(words).split(" "));
      const held = result.terms.filter((term) => said.has(term)).length;
      if (held <= most) continue;
      most = held;
      best = { place, words };
    }
  }
  return best;
}
