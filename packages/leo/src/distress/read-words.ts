import { normalizeText } from "#text/normalize-text.ts";
import { correctSpelling, isKnownWord } from "./correct-spelling.ts";
import { entries, spanishWords } from "./lexicon.ts";
import type { Tag } from "./words/tags.ts";

/** A word of a message with the tags that begin at it, and how many words each takes. */
export type Word = { text: string; means: ReadonlyMap<Tag, readonly number[]> };

/**
 * The words of a message, and a word "." tagged BREAK at the end of each clause. A misspelled word
 * is read as the known one. Words of an idiom have no tag but IDIOM.
 */
export function readWords(text: string): Word[] {
  const words = text
    .split(/[.,;:!?\n()"“”¿¡]+/)
    .map((clause) =>
      normalizeText(clause, { maxCharacters: clause.length }).split(" ").filter(Boolean),
    )
    .flatMap((clause) => (clause.length === 0 ? [] : [...clause, "."]));
  const known = words.map(correctSpelling);
  const isIdiom = known.map(() => false);
  for (let at = 0; at < known.length; at++) {
    for (const { tag, words: phrase } of entries.get(known[at] ?? "") ?? []) {
      if (tag === "IDIOM" && isAt(known, at, phrase)) isIdiom.fill(true, at, at + phrase.length);
    }
  }
  const read = words.map((word, at) => {
    const means = new Map<Tag, number[]>();
    if (word === ".") means.set("BREAK", [1]);
    if (isIdiom[at]) means.set("IDIOM", [1]);
    else {
      for (const { tag, words: phrase } of entries.get(known[at] ?? "") ?? []) {
        if (tag === "IDIOM" || !isAt(known, at, phrase)) continue;
        means.set(tag, [...(means.get(tag) ?? []), phrase.length]);
      }
    }
    return { text: known[at] ?? word, means };
  });
  return read.map((word, at) => ofSpeaker(word, at, read));
}

/** Whether a word may be the genitive of a name, as in "Edda's brother". */
function isUnknownName(word: string): boolean {
  return word.endsWith("s") && word.length > 3 && !isKnownWord(word);
}

/** Tags that apply only to the speaker's own people and animals. */
const ownedTags: readonly Tag[] = ["HOME", "KID", "FRIEND", "PET"];
const ofNobody = new Set("the a an this that some which whose any every each two 2".split(" "));
const ofOthers = new Set("his her their its your friends neighbors classmates".split(" "));

/**
 * "The dad" is in a story, and "her dad" is another family's. "My dad" is the speaker's, as is
 * "dad".
 */
function ofSpeaker(word: Word, at: number, words: readonly Word[]): Word {
  if (!ownedTags.some((tag) => word.means.has(tag))) return word;
  const before = [words[at - 1]?.text ?? "", words[at - 2]?.text ?? ""];
  if (before.some((text) => text === "my" || text === "mi" || text === "our")) return word;
  const isOfOthers = ofOthers.has(before[0] ?? "") || isUnknownName(before[0] ?? "");
  const isTold = /^(?:who|that|where)$/.test(words[at + 1]?.text ?? "");
  if (!isOfOthers && !isTold && !before.some((text) => ofNobody.has(text))) return word;
  const means = new Map(word.means);
  for (const tag of ownedTags) means.delete(tag);
  if (isOfOthers && word.means.has("HOME")) means.set("OUTSIDER", [1]);
  return { text: word.text, means };
}

/** Whether a message is more likely Spanish than English. */
export function isSpanish(words: readonly Word[]): boolean {
  const ofSpanish = words.filter(({ text }) => spanishWords.has(text)).length;
  const ofEnglish = words.filter(({ text }) => !spanishWords.has(text) && entries.has(text)).length;
  return ofSpanish > ofEnglish;
}

function isAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[at + index] === word);
}
