import { english } from "./words/en.ts";
import { spanish } from "./words/es.ts";
import type { Lexicon, Tag } from "./words/tags.ts";

export type Entry = { tag: Tag; words: readonly string[] };

/** Every known word and phrase, by its first word. */
export const entries = new Map<string, Entry[]>();
export const spanishWords = new Set<string>();
for (const lexicon of [english, spanish]) {
  for (const entry of entriesOf(lexicon)) {
    const [first = ""] = entry.words;
    entries.set(first, [...(entries.get(first) ?? []), entry]);
    if (lexicon === spanish) for (const word of entry.words) spanishWords.add(word);
  }
}

function entriesOf(lexicon: Lexicon): Entry[] {
  return Object.entries(lexicon).flatMap(([tag, said]) =>
    said
      .split(",")
      .map((phrase) => phrase.trim().split(/\s+/))
      .map((words) => ({ tag: tag as Tag, words })),
  );
}
