import { contentWords } from "./analyze.ts";
import { type Place, placeWeight, type Version } from "./title-fields.ts";
import type { WordVectors } from "./word-vectors.ts";

/** Cosines below which words are unrelated, and that is worth nothing. */
const leastLikeness = 0.4;
const nothing = 0.25;

function calibrate(cosine: number): number {
  return Math.min(1, (cosine - nothing) / (1 - nothing));
}

/**
 * Words whose similarities are cached. Each takes 4 bytes for every one of a library's few thousand
 * words.
 */
const mostKept = 300;

/** The words of a title, in parallel. */
type TitleWords = { words: Uint32Array; weights: Float32Array; places: readonly Place[] };
export type MeaningHit = { word: string; place: Place; likeness: number };

/** Finds titles by the meaning of an English word: by the most similar word of each. */
export class MeaningIndex {
  readonly #words: string[] = [];
  /** The directions of the words in one piece, since comparing all of them takes most of the time. */
  #directions = new Float32Array(0);
  readonly #titles = new Map<number, TitleWords>();
  readonly #places = new Map<string, number>();
  readonly #kept = new Map<string, Float32Array>();
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
    const places = [...best.values()];
    this.#titles.set(row, {
      words: Uint32Array.from(best.keys(), (word) => this.#place(word)),
      weights: Float32Array.from(places, (place) => placeWeight[place]),
      places,
    });
  }

  remove(row: number): void {
    this.#titles.delete(row);
  }

  has(word: string): boolean {
    return this.#vectors.has(word);
  }

  rarity(word: string): number {
    return this.#vectors.rarity(word);
  }

  /** The most similar word of a title; null if none is similar. */
  match(word: string, row: number): MeaningHit | null {
    const likenesses = this.#likenesses(word);
    const title = this.#titles.get(row);
    if (!title) return null;
    const { words, weights, places } = title;
    let best = -1;
    let most = 0;
    for (let at = 0; at < words.length; at++) {
      const alike = (likenesses[words[at] ?? 0] ?? 0) * (weights[at] ?? 0);
      if (alike > most) [most, best] = [alike, at];
    }
    const place = places[best];
    return place ? { word: this.#words[words[best] ?? 0] ?? "", place, likeness: most } : null;
  }

  /** The greatest similarity to any word of any title. */
  closest(word: string): number {
    return this.#likenesses(word).reduce((most, alike) => Math.max(most, alike), 0);
  }

  #place(word: string): number {
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    const place = this.#words.push(word) - 1;
    this.#places.set(word, place);
    const { dimensions } = this.#vectors;
    if (this.#directions.length < (place + 1) * dimensions) {
      const larger = new Float32Array(Math.max(64, 2 * place) * dimensions);
      larger.set(this.#directions);
      this.#directions = larger;
    }
    const direction = this.#vectors.direction(word);
    if (direction) this.#directions.set(direction, place * dimensions);
    this.#kept.clear();
    return place;
  }

  #likenesses(word: string): Float32Array {
    const kept = this.#kept.get(word);
    if (kept) return kept;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const direction = this.#vectors.direction(word);
    const found = direction ? this.#compare(direction) : new Float32Array(this.#words.length);
    this.#kept.set(word, found);
    return found;
  }

  #compare(direction: Float32Array): Float32Array {
    const found = new Float32Array(this.#words.length);
    const all = this.#directions;
    const { length } = direction;
    for (let place = 0, start = 0; place < found.length; place++, start += length) {
      let sum = 0;
      for (let at = 0; at < length; at++) sum += (direction[at] ?? 0) * (all[start + at] ?? 0);
      found[place] = sum < leastLikeness ? 0 : calibrate(sum);
    }
    return found;
  }
}
