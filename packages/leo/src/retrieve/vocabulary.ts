import type { WordVectors } from "#search/word-vectors.ts";
import { distance } from "#text/likeness.ts";
import { soundOf } from "#text/sound-of.ts";
import type { Term } from "./read-terms.ts";

/** A word of the index that a message's word could stand for. */
export type Neighbor = { at: number; hard: number; soft: number };

/** Below these a similarity is chance. */
const leastCosine = 0.45;
const leastSpelling = 0.6;
const mostCached = 5000;

/** The distinct words of an index, and the ones that are spelled or used like another word. */
export class Vocabulary {
  readonly #vectors: WordVectors | null;
  readonly #places = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #sounds: string[] = [];
  readonly #grams = new Map<string, number[]>();
  readonly #directed: number[] = [];
  /** Words of the example sentences. */
  readonly #asked = new Set<number>();
  #table = new Float32Array(0);
  readonly #cache = new Map<string, readonly Neighbor[]>();

  constructor(vectors: WordVectors | null) {
    this.#vectors = vectors;
  }

  get size(): number {
    return this.#words.length;
  }

  /** @param isSaid whether it is only in an answer: then no other word stands for it */
  add({ word, stem }: Term, isSaid: boolean): number {
    const known = this.#places.get(stem);
    if (!isSaid && known !== undefined) this.#asked.add(known);
    if (known !== undefined) return known;
    const at = this.#words.push(word) - 1;
    if (!isSaid) this.#asked.add(at);
    this.#places.set(stem, at);
    this.#sounds.push(soundOf(word));
    for (const gram of gramsOf(word)) {
      const places = this.#grams.get(gram);
      if (places) places.push(at);
      else this.#grams.set(gram, [at]);
    }
    return at;
  }

  /** Reads the vectors of all words at once; call it after the last `add`. */
  close(): void {
    const vectors = this.#vectors;
    if (!vectors) return;
    const directions = this.#words.map((word) => vectors.direction(word));
    this.#table = new Float32Array(this.#words.length * vectors.dimensions);
    for (const [at, direction] of directions.entries()) {
      if (!direction || !this.#asked.has(at)) continue;
      this.#table.set(direction, at * vectors.dimensions);
      this.#directed.push(at);
    }
  }

  neighbors(term: Term): readonly Neighbor[] {
    const cached = this.#cache.get(term.word);
    if (cached) return cached;
    const found = this.#findNeighbors(term);
    if (this.#cache.size >= mostCached) this.#cache.clear();
    this.#cache.set(term.word, found);
    return found;
  }

  #findNeighbors({ word, stem, isStop }: Term): Neighbor[] {
    const found = new Map<number, Neighbor>();
    const same = this.#places.get(stem);
    if (same !== undefined) found.set(same, { at: same, hard: 1, soft: 1 });
    if (isStop) return [...found.values()];
    const isKnown = this.#vectors ? this.#vectors.has(word) : same !== undefined;
    if (same === undefined) this.#addSpelledLike(word, isKnown, found);
    this.#addUsedLike(word, found);
    return [...found.values()];
  }

  /** A word that exists is rarely a misspelling, unless it sounds the same ("bares", "hares"). */
  #addSpelledLike(word: string, isKnown: boolean, found: Map<number, Neighbor>): void {
    if (word.length < 3 || /\d/.test(word)) return;
    const sound = soundOf(word);
    const shared = new Map<number, number>();
    const grams = gramsOf(word);
    for (const gram of grams)
      for (const at of this.#grams.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    for (const [at, count] of shared) {
      const other = this.#words[at] ?? "";
      if (count * 4 < grams.length && this.#sounds[at] !== sound) continue;
      const longest = Math.max(word.length, other.length);
      const apart = distance(word, other, 3);
      if (apart > 3) continue;
      const written = 1 - apart / longest;
      const heard = this.#sounds[at] === sound ? 1 : 0;
      const alike = 0.75 * written + 0.25 * heard;
      const least = isKnown ? 0.85 : leastSpelling;
      if (alike < least || (isKnown && !heard)) continue;
      const value = isKnown ? alike * 0.7 : alike;
      found.set(at, { at, hard: value, soft: value });
    }
  }

  #addUsedLike(word: string, found: Map<number, Neighbor>): void {
    const vectors = this.#vectors;
    const direction = vectors?.direction(word);
    if (!vectors || !direction) return;
    const { dimensions } = vectors;
    const table = this.#table;
    for (const at of this.#directed) {
      let cosine = 0;
      const start = at * dimensions;
      for (let axis = 0; axis < dimensions; axis += 1)
        cosine += (direction[axis] ?? 0) * (table[start + axis] ?? 0);
      if (cosine < leastCosine) continue;
      const before = found.get(at);
      const soft = Math.max(before?.soft ?? 0, (cosine - 0.3) / 0.7);
      found.set(at, { at, hard: before?.hard ?? 0, soft });
    }
  }
}

/** Pieces of three letters; two at the ends. */
function gramsOf(word: string): string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(1, marked.length - 2) }, (_, at) =>
    marked.slice(at, at + 3),
  );
}
