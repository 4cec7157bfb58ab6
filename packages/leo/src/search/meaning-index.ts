import { contentWords } from "./analyze.ts";
import { type Place, placeWeight, type Version } from "./title-fields.ts";
import type { WordVectors } from "./word-vectors.ts";

/** Cosines below which words are unrelated, and that is worth nothing. */
const leastLikeness = 0.4;
const nothing = 0.2;
/** Below 1, since words that are only related find more films than they mislead. */
const curve = 0.8;

function calibrate(cosine: number): number {
  return Math.min(1, ((cosine - nothing) / (1 - nothing)) ** curve);
}

/** Words whose similar titles are cached. */
const mostKept = 300;

/** A title that has a word, and where. */
type Posting = { row: number; weight: number; place: Place };
export type MeaningHit = { word: string; place: Place; likeness: number };

/** Finds titles by the meaning of an English word: by the most similar word of each. */
export class MeaningIndex {
  readonly #words: string[] = [];
  /** The directions of the words in one piece, since comparing all of them takes most of the time. */
  #directions = new Float32Array(0);
  /** The titles of each word. */
  readonly #postings: Posting[][] = [];
  readonly #places = new Map<string, number>();
  readonly #kept = new Map<string, Compared>();
  readonly #vectors: WordVectors;

  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
  }

  add(row: number, { fields }: Version, read: (text: string) => string): void {
    const best = new Map<string, Place>();
    for (const { place, text } of fields)
      for (const word of contentWords("en", read(text))) {
        const known = best.get(word);
        if (!known || placeWeight[known] < placeWeight[place]) best.set(word, place);
      }
    for (const [word, place] of best)
      this.#postings[this.#place(word)]?.push({ row, weight: placeWeight[place], place });
    this.#kept.clear();
  }

  remove(row: number): void {
    for (const [at, postings] of this.#postings.entries())
      this.#postings[at] = postings.filter((one) => one.row !== row);
    this.#kept.clear();
  }

  has(word: string): boolean {
    return this.#vectors.has(word);
  }

  rarity(word: string): number {
    return this.#vectors.rarity(word);
  }

  /** The most similar word of each title that has a similar one. */
  matches(word: string): ReadonlyMap<number, MeaningHit> {
    return this.#compareAll(word).matches;
  }

  /** The greatest similarity to any word of any title. */
  closest(word: string): number {
    return this.#compareAll(word).closest;
  }

  #place(word: string): number {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const place = this.#words.push(word) - 1;
    this.#postings.push([]);
    this.#places.set(word, place);
    const { dimensions } = this.#vectors;
    if (this.#directions.length < (place + 1) * dimensions) {
      const larger = new Float32Array(Math.max(64, 2 * place) * dimensions);
      larger.set(this.#directions);
      this.#directions = larger;
    }
    const direction = this.#vectors.direction(word);
    if (direction) this.#directions.set(direction, place * dimensions);
    return place;
  }

  #compareAll(word: string): Compared {
    const kept = this.#kept.get(word);
    if (kept) return kept;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const direction = this.#vectors.direction(word);
    const found = direction ? this.#compare(direction) : unlike;
    this.#kept.set(word, found);
    return found;
  }

  #compare(direction: Float32Array): Compared {
    const matches = new Map<number, MeaningHit>();
    let closest = 0;
    for (const [at, postings] of this.#postings.entries()) {
      const cosine = dotAt(this.#directions, at * direction.length, direction);
      if (cosine < leastLikeness) continue;
      const alike = calibrate(cosine);
      const word = this.#words[at] ?? "";
      for (const { row, weight, place } of postings) {
        closest = Math.max(closest, alike);
        const likeness = alike * weight;
        if (likeness > (matches.get(row)?.likeness ?? 0))
          matches.set(row, { word, place, likeness });
      }
    }
    return { closest, matches };
  }
}

/** How much a word is like any word of a title. */
type Compared = { closest: number; matches: ReadonlyMap<number, MeaningHit> };
const unlike: Compared = { closest: 0, matches: new Map() };

/** Four sums at once, since this takes most of the time of a search. */
function dotAt(all: Float32Array, start: number, direction: Float32Array): number {
  const { length } = direction;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < length; at += 4) {
    a += (direction[at] ?? 0) * (all[start + at] ?? 0);
    b += (direction[at + 1] ?? 0) * (all[start + at + 1] ?? 0);
    c += (direction[at + 2] ?? 0) * (all[start + at + 2] ?? 0);
    d += (direction[at + 3] ?? 0) * (all[start + at + 3] ?? 0);
  }
  return a + b + c + d;
}
