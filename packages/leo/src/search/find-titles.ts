import type { Facets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Found } from "#understanding.ts";
import { keepsFacets, matchMoods } from "./match-facets.ts";
import { type MeaningHit, MeaningIndex } from "./meaning-index.ts";
import { reasonsFor } from "./reasons-for.ts";
import { WordIndex } from "./word-index.ts";
import type { WordVectors } from "./word-vectors.ts";

export type SearchOptions = { allowed?: (titleId: string) => boolean; limit?: number };

/** Share of the query that a result must match, unless it matches a mood. */
const leastScore = 0.3;
/** Work per step, in characters: some milliseconds. */
const titlesAtOnce = 8;
const share = { words: 0.35, moods: 0.25 } as const;

type Answer = {
  /** Whether any of the words describes the subject of a film. */
  asks: boolean;
  hits: ReadonlyMap<string, { score: number; hit: MeaningHit | undefined }>;
};

/** The search over all titles, by words, meanings and facets. */
export class TitleSearch {
  readonly #titles: readonly KnownTitle[];
  readonly #meanings: MeaningIndex;
  readonly #words = new WordIndex();
  /** Caches repeated queries of a message. */
  #last: { query: string; answer: Answer } | null = null;

  constructor(titles: readonly KnownTitle[], vectors: WordVectors | null) {
    this.#titles = titles;
    this.#meanings = new MeaningIndex(vectors);
  }

  /** Indexes the titles in steps: until it is complete, some are not found. */
  *read(): Generator<void, void> {
    for (const [at, title] of this.#titles.entries()) {
      this.#meanings.add(title);
      this.#words.add(title);
      if ((at + 1) % titlesAtOnce === 0) yield;
    }
  }

  /** Best first; empty if nothing matches, so that a general-knowledge question finds nothing. */
  find(query: string, facets: Facets, { allowed, limit = 10 }: SearchOptions = {}): Found[] {
    const { asks, hits } = this.#answer(query);
    const asksMoods = facets.moods.length > 0 || facets.genre !== null;
    const found: { title: KnownTitle; score: number; hit: MeaningHit | undefined }[] = [];
    for (const title of this.#titles) {
      if ((allowed && !allowed(title.id)) || !keepsFacets(title, facets)) continue;
      const { score: worded = 0, hit } = hits.get(title.id) ?? {};
      const moods = matchMoods(title, facets).share;
      if (moods === 0 && (asks ? worded < leastScore : asksMoods)) continue;
      found.push({ title, hit, score: worded + share.moods * moods + briefness(title, facets) });
    }
    return found
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ title, hit, score }) => ({
        id: title.id,
        score,
        reasons: reasonsFor(title, facets, hit),
      }));
  }

  /** Certainty that the words describe one of our films: the best score by words alone. */
  reach(query: string): number {
    return Math.max(0, ...[...this.#answer(query).hits.values()].map(({ score }) => score));
  }

  #answer(query: string): Answer {
    if (this.#last?.query === query) return this.#last.answer;
    const meant = this.#meanings.search(query);
    const said = this.#words.search(query);
    const ids = new Set([...meant.keys(), ...said.keys()]);
    const hits = new Map(
      [...ids].map((id) => {
        const hit = meant.get(id);
        return [id, { score: (hit?.score ?? 0) + share.words * (said.get(id) ?? 0), hit }] as const;
      }),
    );
    const answer = { asks: this.#meanings.readQuery(query).length > 0, hits };
    this.#last = { query, answer };
    return answer;
  }
}

function briefness(title: KnownTitle, { compared }: Facets): number {
  const part = Math.min(1, title.durationSeconds / 7200);
  if (compared === "shorter") return 0.1 * (1 - part);
  return compared === "longer" ? 0.1 * part : 0;
}
