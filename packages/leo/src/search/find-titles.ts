import type { Language } from "#distress/distress.ts";
import { type Facets, noFacets } from "#facets.ts";
import type { KnownTitle } from "#known.ts";
import type { Found } from "#understanding.ts";
import { isAcceptable, moodOf, type Relaxed, satisfies } from "./match-facets.ts";
import { reasonsFor } from "./reasons-for.ts";
import type { Hit } from "./score-titles.ts";
import { TextIndex } from "./text-index.ts";
import type { WordVectors } from "./word-vectors.ts";

export type SearchOptions = {
  allowed?: (titleId: string) => boolean;
  limit?: number;
  /** The reader's language, for queries that could be in either. */
  language?: Language;
  /** The last word may be incomplete. */
  isTyping?: boolean;
};

/** Titles and the constraints that they don't satisfy, because none satisfies all. */
export type FoundTitles = { found: Found[]; relaxed: readonly Relaxed[] };

/** Score below which a title doesn't match the words. */
export const leastScore = 0.42;
/** Score from which the words of a query are what a title is about. */
const subjectScore = 1;
/** Share of the best title's score below which a title is not offered with it. */
const closeToBest = 0.6;
const share = { firstMood: 0.1, briefness: 0.1 } as const;
/** Work per step: some milliseconds. */
const titlesAtOnce = 4;
const mostKept = 16;

/** What is dropped in turn. A subject remains unless something else is left to choose by. */
const relaxations: readonly (readonly Relaxed[])[] = [
  [],
  ["mood"],
  ["genre"],
  ["length"],
  ["mood", "genre"],
  ["mood", "length"],
  ["mood", "genre", "length"],
  ["theme"],
  ["theme", "length"],
];

/** The search over all titles, by words, meanings and facets. */
export class TitleSearch {
  readonly #texts: TextIndex;
  readonly #titles = new Map<string, KnownTitle>();
  /** Caches the queries of a message, which is read in several ways. */
  readonly #kept = new Map<string, { hits: ReadonlyMap<string, Hit>; isEmpty: boolean }>();

  constructor(vectors: WordVectors | null) {
    this.#texts = new TextIndex(vectors);
  }

  /** Adds titles, or replaces them, in steps: until it is complete, some are not found. */
  *read(titles: readonly KnownTitle[]): Generator<void, void> {
    for (const [at, title] of titles.entries()) {
      this.add(title);
      if ((at + 1) % titlesAtOnce === 0) yield;
    }
  }

  add(title: KnownTitle): void {
    this.remove(title.id);
    this.#titles.set(title.id, title);
    this.#texts.add(title);
  }

  remove(titleId: string): void {
    this.#kept.clear();
    if (this.#titles.delete(titleId)) this.#texts.remove(titleId);
  }

  /** Best first; empty if nothing satisfies everything. */
  find(query: string, facets: Facets, options: SearchOptions = {}): Found[] {
    return this.#findWithout([], query, facets, options);
  }

  /** The same, but drops constraints, one kind after the other, if nothing satisfies them all. */
  findTitles(query: string, facets: Facets, options: SearchOptions = {}): FoundTitles {
    for (const relaxed of relaxations) {
      if (!relaxed.every((constraint) => isSet(constraint, query, facets))) continue;
      const isOpen =
        relaxed.includes("theme") && facets.moods.length === 0 && facets.genre === null;
      const found = isOpen ? [] : this.#findWithout(relaxed, query, facets, options);
      if (found.length > 0) return { found, relaxed };
    }
    return { found: [], relaxed: [] };
  }

  /** Certainty that the words describe one of our titles: the best score by what describes it. */
  reach(query: string, { language }: Pick<SearchOptions, "language"> = {}): number {
    const { hits } = this.hitsOf(query, { language });
    return Math.max(0, ...[...hits.values()].map(({ described, line }) => (line ? 1 : described)));
  }

  /** Whether titles are about it: the words match well, and what they match is a subject. */
  isSubject(query: string, { language }: Pick<SearchOptions, "language"> = {}): boolean {
    const [best] = this.find(query, noFacets, { limit: 1, language });
    return (
      best !== undefined &&
      best.score >= subjectScore &&
      best.reasons.some(({ kind }) => kind === "theme" || kind === "creature")
    );
  }

  /** What each title answers of a query. */
  hitsOf(
    query: string,
    { language, isTyping = false }: Pick<SearchOptions, "language" | "isTyping">,
  ): { hits: ReadonlyMap<string, Hit>; isEmpty: boolean } {
    const key = `${language ?? ""} ${isTyping} ${query}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const found = this.#texts.search(query, { language, isTyping });
    this.#kept.set(key, found);
    return found;
  }

  #findWithout(
    relaxed: readonly Relaxed[],
    words: string,
    facets: Facets,
    { allowed, limit = 10, language, isTyping = false }: SearchOptions,
  ): Found[] {
    const query = relaxed.includes("theme") ? "" : words;
    const { hits, isEmpty } = this.hitsOf(query, { language, isTyping });
    const found: { title: KnownTitle; score: number; hit: Hit | undefined }[] = [];
    for (const title of this.#titles.values()) {
      if (allowed && !allowed(title.id)) continue;
      if (!isAcceptable(title, facets) || !satisfies(title, facets, relaxed)) continue;
      const hit = hits.get(title.id);
      const score = hit?.score ?? 0;
      // The beginning of a long name is only a small part of it.
      if (!isEmpty && score < leastScore && !hit?.name) continue;
      found.push({ title, hit, score: score + bonusOf(title, facets) });
    }
    const best = Math.max(0, ...found.map(({ score }) => score));
    return found
      .filter(({ score }) => isEmpty || score >= closeToBest * best)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ title, hit, score }) => ({
        id: title.id,
        score,
        reasons: reasonsFor(title, facets, { hit, relaxed }),
      }));
  }
}

function isSet(constraint: Relaxed, query: string, facets: Facets): boolean {
  switch (constraint) {
    case "mood":
      return facets.moods.length > 0;
    case "genre":
      return facets.genre !== null;
    case "length":
      return facets.withinMinutes !== null || facets.atLeastMinutes !== null;
    case "theme":
      return query !== "";
  }
}

/** Preferences among titles that match alike. A title's first mood is its strongest. */
function bonusOf(title: KnownTitle, { moods, compared }: Facets): number {
  const isFirst = moods.some((mood) => moodOf(title, mood) === title.moods[0]);
  const part = Math.min(1, title.durationSeconds / 7200);
  const brief = compared === "shorter" ? 1 - part : compared === "longer" ? part : 0;
  return (isFirst ? share.firstMood : 0) + share.briefness * brief;
}
