import { foldCase } from "./rules.ts";

/**
 * The least score, of 0 to 4, that a new password must have by zxcvbn and its lists of common
 * passwords: 2 takes a million guesses or more.
 */
export const leastPasswordScore = 2;

/** Only so many characters are judged: long passwords take long to judge, and are strong by then. */
export const judgedLength = 64;

/** Shorter words are in many a good password. */
const ownWordMinLength = 3;
/** So much must be left of a password besides what is known of its owner. */
const unknownMinLength = 4;

/** What anyone would try first: the words of someone's names and addresses, and the product's name. */
export function toOwnWords(about: readonly string[]): string[] {
  const texts = [...about, "goldmane"].map(foldCase);
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => word.length >= ownWordMinLength);
}

/** Whether a password is little more than what is known of its owner. */
export function isMadeOfOwnWords(password: string, ownWords: readonly string[]): boolean {
  const folded = foldCase(password);
  const longestFirst = ownWords.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, " "), folded);
  const unknown = rest.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
  return rest !== folded && unknown.length < unknownMinLength;
}
