import { distance } from "#text/likeness.ts";
import { type Entry, entries } from "./lexicon.ts";
import { namedWords } from "./pattern.ts";
import { lookAlikes } from "./words/look-alikes.ts";

/** Shorter words have too many neighbors at a distance of one letter. */
const minLetters = 5;
/** The words whose misspellings are recognized. */
export const misspellable = [...entries]
  .filter(([word, meanings]) => word.length >= minLetters && meanings.some(isKeyWord))
  .map(([word]) => word);
/** Words that were looked up before, with their corrections. */
const corrections = new Map<string, string>();
const maxCorrections = 5000;

/** Whether the lexicon or a pattern contains the word. Such a word is never corrected. */
export function isKnownWord(word: string): boolean {
  return entries.has(word) || namedWords.has(word);
}

/**
 * Returns the key word that is one letter away. Returns the word itself if it is known, short, a
 * look-alike, or has no such neighbor.
 */
export function correctSpelling(word: string): string {
  if (word.length < minLetters || isKnownWord(word) || lookAlikes.has(word)) return word;
  const earlier = corrections.get(word);
  if (earlier !== undefined) return earlier;
  const correction = misspellable.find((known) => isOneApart(word, known)) ?? word;
  if (corrections.size >= maxCorrections) corrections.clear();
  corrections.set(word, correction);
  return correction;
}

/**
 * Whether misspellings of an entry are recognized: single words that tell of distress. Phrases
 * aren't, nor are words that only give context or that many everyday words resemble.
 */
function isKeyWord({ tag, words }: Entry): boolean {
  return (
    words.length === 1 &&
    !["FILLER", "FILM", "ASKING", "ASK", "IDIOM", "MEET", "UNHAPPY"].includes(tag)
  );
}

/** Whether one inserted, removed or changed letter, or two swapped ones, make `word` of `known`. */
export function isOneApart(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  if (distance(word, known, 1) <= 1) return true;
  if (word.length !== known.length) return false;
  const at = word.split("").findIndex((letter, index) => letter !== known[index]);
  return (
    word[at] === known[at + 1] &&
    word[at + 1] === known[at] &&
    word.slice(at + 2) === known.slice(at + 2)
  );
}
