import type { Language } from "#distress/distress.ts";
import { distance } from "#text/likeness.ts";
import { contentWords, stemIn } from "./analyze.ts";
import { familyOf } from "./word-family.ts";
import { type Place, placeWeight, type Version } from "./title-fields.ts";

/** How often a word of a line counts, compared with one of the description. */
const lineShare = 0.45;
const fewestLetters = 4;

/** A stem's occurrences, in parallel: titles, and what it weighs in each. */
type Postings = { rows: number[]; places: (Place | "line")[]; weights: number[]; counts: number[] };

export type WordHit = { place: Place | "line"; weight: number; count: number };

/** The words of all titles in one language, by stem. */
export class WordIndex {
  readonly language: Language;
  readonly #postings = new Map<string, Postings>();
  /** Stems by word, for completing and correcting. */
  readonly #words = new Map<string, string>();
  /** Words by what their family shares. */
  readonly #families = new Map<string, Set<string>>();
  readonly #stemsOf = new Map<number, string[]>();

  constructor(language: Language) {
    this.language = language;
  }

  get size(): number {
    return this.#stemsOf.size;
  }

  add(row: number, { fields, lines }: Version, read: (text: string) => string): void {
    const found = new Map<string, WordHit>();
    const count = (text: string, place: Place | "line", weight: number, share: number) => {
      for (const word of contentWords(this.language, read(text))) {
        const root = this.#stemOf(word);
        const hit = found.get(root);
        if (!hit) found.set(root, { place, weight, count: share });
        else {
          hit.count += share;
          if (hit.weight < weight) Object.assign(hit, { place, weight });
        }
      }
    };
    for (const { place, text } of fields)
      count(text, place, placeWeight[place], placeWeight[place]);
    for (const line of lines) count(line, "line", 0, lineShare);
    for (const [root, { place, weight, count: times }] of found) {
      const postings = this.#postings.get(root) ?? {
        rows: [],
        places: [],
        weights: [],
        counts: [],
      };
      this.#postings.set(root, postings);
      postings.rows.push(row);
      postings.places.push(place);
      postings.weights.push(weight);
      postings.counts.push(times);
    }
    this.#stemsOf.set(row, [...found.keys()]);
  }

  remove(row: number): void {
    for (const root of this.#stemsOf.get(row) ?? []) {
      const postings = this.#postings.get(root);
      const at = postings?.rows.indexOf(row) ?? -1;
      if (!postings || at < 0) continue;
      for (const list of Object.values(postings)) list.splice(at, 1);
      if (postings.rows.length === 0) this.#postings.delete(root);
    }
    this.#stemsOf.delete(row);
  }

  has(word: string): boolean {
    return this.#postings.has(stemIn(this.language, word));
  }

  /** Calls back for each title with this word. */
  each(word: string, see: (row: number, hit: WordHit) => void): void {
    const postings = this.#postings.get(stemIn(this.language, word));
    postings?.rows.forEach((row, at) => {
      see(row, {
        place: postings.places[at] ?? "line",
        weight: postings.weights[at] ?? 0,
        count: postings.counts[at] ?? 0,
      });
    });
  }

  /** How rare a word is among the titles: 0 if all have it, 1 if at most one has. */
  rarity(word: string): number {
    const many = this.#postings.get(stemIn(this.language, word))?.rows.length ?? 0;
    return Math.log((this.size + 1) / Math.max(1, many)) / Math.log(this.size + 1);
  }

  /** Known words that begin so, one for each stem. */
  completions(start: string): string[] {
    const found = new Map<string, string>();
    for (const [word, root] of this.#words)
      if (word.startsWith(start) && this.#postings.has(root)) found.set(root, word);
    return [...found.values()];
  }

  /** Known words of the same family, one for each stem: "loneliness" for "lonely". */
  kin(word: string): string[] {
    const found = new Map<string, string>();
    for (const own of this.#families.get(familyOf(this.language, word)) ?? []) {
      const root = this.#words.get(own) ?? "";
      if (this.#postings.has(root)) found.set(root, own);
    }
    return [...found.values()];
  }

  /** The closest known word: one typo away, or two in long words. */
  correct(word: string): string | null {
    if (word.length < fewestLetters) return null;
    const limit = word.length > 6 ? 2 : 1;
    const swapped = this.#unswap(word);
    if (swapped !== null) return swapped;
    let best: string | null = null;
    let least = limit + 1;
    let most = 0;
    for (const [own, root] of this.#words) {
      const titles = this.#postings.get(root)?.rows.length ?? 0;
      if (Math.abs(own.length - word.length) > limit || titles === 0) continue;
      // People rarely mistype the first letter.
      const cost = distance(word, own, limit) + (own[0] === word[0] ? 0 : 0.5);
      if (cost <= limit && (cost < least || (cost === least && titles > most)))
        [best, least, most] = [own, cost, titles];
    }
    return best;
  }

  /** Known words of four letters or more that a longer word consists of: "lamplighter". */
  parts(word: string): string[] {
    const found: string[] = [];
    for (let at = fewestLetters; at + 3 <= word.length; at++) {
      const start = word.slice(0, at);
      if (this.#words.has(start) && this.has(start)) found.push(start);
    }
    for (let at = 3; at + fewestLetters <= word.length; at++) {
      const end = word.slice(at);
      if (this.#words.has(end) && this.has(end)) found.push(end);
    }
    return found;
  }

  /** The word with two neighboring letters exchanged, if that is a known one. */
  #unswap(word: string): string | null {
    for (let at = 0; at + 1 < word.length; at++) {
      const own = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
      const root = this.#words.get(own);
      if (root !== undefined && this.#postings.has(root)) return own;
    }
    return null;
  }

  #stemOf(word: string): string {
    let root = this.#words.get(word);
    if (root === undefined) {
      root = stemIn(this.language, word);
      this.#words.set(word, root);
      const family = familyOf(this.language, word);
      const words = this.#families.get(family) ?? new Set();
      this.#families.set(family, words.add(word));
    }
    return root;
  }
}
