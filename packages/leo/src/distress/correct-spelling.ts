import { distance } from "#text/likeness.ts";
import { type Entry, entries } from "./lexicon.ts";
import { namedWords } from "./pattern.ts";
import { lookAlikes } from "./words/look-alikes.ts";

/** Shorter words have too many neighbors at a distance of one letter. */
const shortestMisspelled = 5;
/** The words whose misspellings are recognized. */
export const misspellable = [...entries]
  .filter(([word, own]) => word.length >= shortestMisspelled && own.some(isKeyWord))
  .map(([word]) => word);
const corrected = new Map<string, string>();
const correctedAtMost = 5000;

/** Whether a word has a meaning of its own. */
export function isOurWord(word: string): boolean {
  return entries.has(word) || namedWords.has(word);
}

/** The known word that is one letter away; the word itself if it has a meaning of its own. */
export function correctSpelling(word: string): string {
  if (word.length < shortestMisspelled || isOurWord(word) || lookAlikes.has(word)) return word;
  const before = corrected.get(word);
  if (before !== undefined) return before;
  const meant = misspellable.find((own) => isOneApart(word, own)) ?? word;
  if (corrected.size >= correctedAtMost) corrected.clear();
  corrected.set(word, meant);
  return meant;
}

/** Function words, whose misspellings don't matter. */
function isKeyWord({ tag, words }: Entry): boolean {
  return (
    words.length === 1 &&
    !["FILLER", "FILM", "ASKING", "ASK", "IDIOM", "MEET", "UNHAPPY"].includes(tag)
  );
}

/** Words at a distance of one inserted, removed, changed or swapped letter. */
export function isOneApart(word: string, own: string): boolean {
  if (Math.abs(word.length - own.length) > 1) return false;
  if (distance(word, own, 1) <= 1) return true;
  if (word.length !== own.length) return false;
  const at = word.split("").findIndex((letter, index) => letter !== own[index]);
  return (
    word[at] === own[at + 1] && word[at + 1] === own[at] && word.slice(at + 2) === own.slice(at + 2)
  );
}
