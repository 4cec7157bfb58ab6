import MiniSearch from "minisearch";
import { stem } from "#text/stem.ts";
import type { KnownTitle } from "#known.ts";
import { stopWords } from "./stop-words.ts";
import { textsOf } from "./title-words.ts";
import { normalizeText } from "#text/normalize-text.ts";

/** Finds titles by their literal words (BM25): rare words count more. */
export class WordIndex {
  readonly #index = new MiniSearch({
    fields: ["name", "theme", "mood", "cast", "tagline", "story"],
    tokenize: (text) => normalizeText(text).split(" "),
    processTerm: (word) => (stopWords.has(word) || word === "" ? null : stem(word)),
    searchOptions: {
      boost: { name: 2, theme: 2.5, cast: 1.5, mood: 1.2, tagline: 1, story: 1 },
      combineWith: "OR",
    },
  });

  add(title: KnownTitle): void {
    this.#index.add({ id: title.id, ...textsOf(title) });
  }

  /** Scores between 0 and 1. */
  search(query: string): Map<string, number> {
    const hits = this.#index.search(query);
    return new Map(hits.map(({ id, score }) => [String(id), score / (score + halfScore)]));
  }
}

/** The raw score that maps to 0.5. */
const halfScore = 12;
