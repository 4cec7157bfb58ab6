import { soundsOf, type Sound } from "./sounds-of.ts";

/**
 * One sound of a line with its time; `word` is the word's index, `stressed` marks a stressed
 * syllable.
 */
export type TimedSound = {
  sound: Sound;
  at: number;
  seconds: number;
  word: number;
  stressed: boolean;
};
/** A silence between words. */
export type Pause = { sound: null; at: number; seconds: number };

const weak = new Set(
  "a an the to of in on at is it i and or but for my me we he she you your was are be as if so do did has had that this with from".split(
    " ",
  ),
);
const commaPause = 1.6;
const stopPause = 2.6;
/** The mouth closes this many seconds before the line ends. */
const closing = 0.08;

/** Distributes a line's sounds over its time, each by its weight, with pauses at punctuation. */
export function timeSounds(text: string, start: number, end: number): (TimedSound | Pause)[] {
  const parts: { sound: Sound | null; weight: number; word: number; stressed: boolean }[] = [];
  const words = text.match(/[\p{L}\p{N}'’]+|[,;:–—-]+|[.!?…]+/gu) ?? [];
  for (const [word, token] of words.entries()) {
    if (/^[\p{L}\p{N}]/u.test(token)) {
      let stressed = !weak.has(token.toLowerCase());
      for (const sound of soundsOf(token.replaceAll("’", "'"))) {
        parts.push({ sound, weight: sound.weight, word, stressed: stressed && sound.vowel });
        if (sound.vowel) stressed = false;
      }
    } else if (word < words.length - 1) {
      parts.push({
        sound: null,
        weight: /[.!?…]/.test(token) ? stopPause : commaPause,
        word,
        stressed: false,
      });
    }
  }
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const span = Math.max(0, end - start - closing);
  let at = start;
  return parts.map(({ sound, weight, word, stressed }) => {
    const seconds = (span * weight) / total;
    const timed = sound ? { sound, at, seconds, word, stressed } : { sound, at, seconds };
    at += seconds;
    return timed;
  });
}
