import { foldCase } from "./rules.ts";

/**
 * The minimum zxcvbn score (0 to 4) of a new password, with lists of common passwords: 2 takes a
 * million guesses or more.
 */
export const leastPasswordScore = 2;

/** Only this many characters are scored: scoring long passwords is slow, and they are strong anyway. */
export const judgedLength = 64;

/** Shorter words also occur in good passwords. */
const ownWordMinLength = 3;
/** Minimum characters left after removing the owner's own words. */
const unknownMinLength = 4;

/** The words of the owner's names and addresses, and the product's name. */
export function toOwnWords(about: readonly string[]): string[] {
  const texts = [...about, "goldmane"].map(foldCase);
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(words)].filter((word) => word.length >= ownWordMinLength);
}

/** Whether a password consists mostly of the owner's own words. */
export function isMadeOfOwnWords(password: string, ownWords: readonly string[]): boolean {
  const folded = foldCase(password);
  const longestFirst = ownWords.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, " "), folded);
  const unknown = rest.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
  return rest !== folded && unknown.length < unknownMinLength;
}
