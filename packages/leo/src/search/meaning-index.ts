import { stem } from "#text/stem.ts";
import { distance } from "#text/likeness.ts";
import type { KnownTitle } from "#known.ts";
import { type Place, weighWords, wordsOf } from "./title-words.ts";
import type { WordVectors } from "./word-vectors.ts";

/** Similarity below which words are unrelated. */
const leastLikeness = 0.4;

/**
 * Words whose similarities are cached. Each takes 4 bytes for every one of a library's few thousand
 * words.
 */
const mostKept = 300;

export type MeaningHit = {
  /** 0 to 1: how much of the query the title matches. */
  score: number;
  /** The title's matching words, best first. */
  words: readonly { word: string; place: Place; part: number }[];
};

type TitleWord = { row: number; weight: number; place: Place };

/** Finds titles by meaning: each word of the query by the most similar word of the title. */
export class MeaningIndex {
  readonly #words: string[] = [];
  readonly #stems: string[] = [];
  readonly #directions: (Float32Array | null)[] = [];
  readonly #titles: { id: string; words: readonly TitleWord[] }[] = [];
  readonly #rows = new Map<string, number>();
  readonly #kept = new Map<string, Float32Array>();
  readonly #vectors: WordVectors | null;

  constructor(vectors: WordVectors | null) {
    this.#vectors = vectors;
  }

  add(title: KnownTitle): void {
    const words = [...weighWords(title)].map(([word, { weight, place }]) => ({
      row: this.#rows.get(word) ?? this.#addWord(word),
      weight,
      place,
    }));
    this.#titles.push({ id: title.id, words });
  }

  #addWord(word: string): number {
    const row = this.#words.push(word) - 1;
    this.#rows.set(word, row);
    this.#stems.push(stem(word));
    this.#directions.push(this.#vectors?.direction(word) ?? null);
    return row;
  }

  /** Returns the words of a query with their weights, typos corrected. */
  readQuery(query: string): { word: string; weight: number }[] {
    return [...new Set(wordsOf(query))].map((word) => {
      const known = this.#knows(word) ? word : (this.#mend(word) ?? word);
      const rarity = this.#vectors?.rarity(known) ?? 0.7;
      return { word: known, weight: Math.max(0.15, rarity) ** 2 };
    });
  }

  search(query: string): Map<string, MeaningHit> {
    const asked = this.readQuery(query);
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    const hits = new Map<string, MeaningHit>();
    if (whole === 0) return hits;
    const likenesses = asked.map(({ word }) => this.#likenesses(word));
    for (const { id, words } of this.#titles) {
      let score = 0;
      const answered: { word: string; place: Place; part: number }[] = [];
      asked.forEach(({ weight }, at) => {
        const row = likenesses[at];
        let best: TitleWord | null = null;
        let most = 0;
        for (const one of words) {
          const alike = (row?.[one.row] ?? 0) * one.weight;
          if (alike > most) [most, best] = [alike, one];
        }
        if (!best) return;
        const part = (weight / whole) * most;
        score += part;
        answered.push({ word: this.#words[best.row] ?? "", place: best.place, part });
      });
      if (score > 0) hits.set(id, { score, words: answered.toSorted((a, b) => b.part - a.part) });
    }
    return hits;
  }

  #knows(word: string): boolean {
    return (
      this.#rows.has(word) ||
      this.#stems.includes(stem(word)) ||
      (this.#vectors?.has(word) ?? false)
    );
  }

  /** The most similar known word: one typo, or two in long words. */
  #mend(word: string): string | null {
    if (word.length < 4) return null;
    const limit = word.length > 7 ? 2 : 1;
    let best: { word: string; cost: number } | null = null;
    for (const own of this.#words) {
      const cost = distance(word, own, limit);
      if (cost <= limit && cost < (best?.cost ?? Infinity)) best = { word: own, cost };
    }
    return best?.word ?? null;
  }

  #likenesses(word: string): Float32Array {
    const kept = this.#kept.get(word);
    if (kept) return kept;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const fresh = this.#compare(word);
    this.#kept.set(word, fresh);
    return fresh;
  }

  #compare(word: string): Float32Array {
    const found = new Float32Array(this.#words.length);
    const root = stem(word);
    const direction = this.#vectors?.direction(word) ?? null;
    this.#words.forEach((own, row) => {
      if (own === word) found[row] = 1;
      else if (this.#stems[row] === root) found[row] = 0.95;
      else if (direction) {
        const alike = dot(direction, this.#directions[row] ?? null);
        found[row] = alike < leastLikeness ? 0 : alike;
      }
    });
    return found;
  }
}

function dot(a: Float32Array, b: Float32Array | null): number {
  if (!b) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
