import type { Language } from "#distress/distress.ts";
import type { KnownTitle } from "#known.ts";
import { normalizeIn } from "./analyze.ts";
import { MeaningIndex } from "./meaning-index.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { readQuery } from "./read-query.ts";
import { type Hit, scoreTitles } from "./score-titles.ts";
import { versionsOf } from "./title-fields.ts";
import type { WordVectors } from "./word-vectors.ts";
import { WordIndex } from "./word-index.ts";

/** All texts of all titles: their words in each language, their meanings, and their phrases. */
export class TextIndex {
  readonly #words = { en: new WordIndex("en"), es: new WordIndex("es") };
  readonly #meanings: MeaningIndex | null;
  readonly #phrases = new PhraseIndex();
  readonly #rows = new Map<string, number>();
  #next = 0;

  constructor(vectors: WordVectors | null) {
    this.#meanings = vectors && new MeaningIndex(vectors);
  }

  add(title: KnownTitle): void {
    const row = this.#next++;
    this.#rows.set(title.id, row);
    for (const version of versionsOf(title)) {
      const { language } = version;
      const read = normalizer(language);
      this.#words[language].add(row, version, read);
      this.#phrases.add(row, version, read);
      if (language === "en") this.#meanings?.add(row, version, read);
    }
  }

  remove(titleId: string): void {
    const row = this.#rows.get(titleId);
    if (row === undefined) return;
    this.#rows.delete(titleId);
    this.#words.en.remove(row);
    this.#words.es.remove(row);
    this.#meanings?.remove(row);
    this.#phrases.remove(row);
  }

  /** What each title answers of a query; `isEmpty` if the query asks for nothing in particular. */
  search(
    text: string,
    { language, isTyping }: { language: Language | undefined; isTyping: boolean },
  ): { hits: ReadonlyMap<string, Hit>; isEmpty: boolean } {
    const indexes = { words: this.#words, meanings: this.#meanings };
    const query = readQuery(text, indexes, { ...(language && { usual: language }), isTyping });
    const scored = scoreTitles(query, indexes, this.#rows.values(), {
      phrases: this.#phrases,
      isTyping,
    });
    const hits = new Map<string, Hit>();
    for (const [id, row] of this.#rows) {
      const hit = scored.get(row);
      if (hit) hits.set(id, hit);
    }
    return { hits, isEmpty: query.said === "" || (query.terms.length === 0 && hits.size === 0) };
  }
}

/** Normalizes each text of a title once. */
function normalizer(language: Language): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const read = known.get(text) ?? normalizeIn(language, text);
    known.set(text, read);
    return read;
  };
}
