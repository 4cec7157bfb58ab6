import { soundOf } from "./sound-of.ts";

const longestText = 200;
/** The previous and the current row, kept between calls, since there are thousands of them. */
const rows = [new Uint16Array(longestText + 1), new Uint16Array(longestText + 1)] as const;

/** Levenshtein distance, capped at `limit` + 1. */
export function distance(one: string, other: string, limit = longestText): number {
  const a = one.slice(0, longestText);
  const b = other.slice(0, longestText);
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, now] = rows;
  for (let at = 0; at <= b.length; at++) before[at] = at;
  for (let row = 1; row <= a.length; row++) {
    now[0] = row;
    let left = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column++) {
      const same = letter === b.charCodeAt(column - 1) ? 0 : 1;
      const change = (before[column - 1] ?? 0) + same;
      const gap = Math.min(before[column] ?? 0, left) + 1;
      left = change < gap ? change : gap;
      now[column] = left;
      if (left < least) least = left;
    }
    if (least > limit) return limit + 1;
    [before, now] = [now, before];
  }
  return Math.min(before[b.length] ?? 0, limit + 1);
}

const alphabet = 32;

/** How often a text has each letter. */
function countLetters(text: string): Uint8Array {
  const counts = new Uint8Array(alphabet);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) % alphabet;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  return counts;
}

/** The most that two texts may have in common, by their letters in any order, 0 to 1. */
function mostShared(a: Uint8Array, b: Uint8Array, longest: number): number {
  if (longest === 0) return 1;
  let more = 0;
  let fewer = 0;
  for (let letter = 0; letter < alphabet; letter++) {
    const apart = (a[letter] ?? 0) - (b[letter] ?? 0);
    if (apart > 0) more += apart;
    else fewer -= apart;
  }
  return 1 - Math.max(more, fewer) / longest;
}

/** 0 to 1; 0 if it would be below `least`. */
function share(a: string, b: string, least: number): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  const limit = Math.floor((1 - least) * longest);
  const apart = distance(a, b, limit);
  return apart > limit ? 0 : 1 - apart / longest;
}

export type Spoken = {
  letters: string;
  sound: string;
  counts: { letters: Uint8Array; sound: Uint8Array };
};

export function spoken(text: string): Spoken {
  const letters = text.replaceAll(" ", "");
  const sound = soundOf(text);
  return { letters, sound, counts: { letters: countLetters(letters), sound: countLetters(sound) } };
}

/** What the similarity of two names is at most, which is much faster to say. */
export function mostAlike(a: Spoken, b: Spoken): number {
  const longest = (one: string, other: string) => Math.max(one.length, other.length);
  const written = mostShared(a.counts.letters, b.counts.letters, longest(a.letters, b.letters));
  const heard = mostShared(a.counts.sound, b.counts.sound, longest(a.sound, b.sound));
  return Math.max(written, 0.6 * heard + 0.4 * written);
}

/** Similarity of two names by spelling or sound, 0 to 1; 0 if it is low. */
export function likeness(a: Spoken, b: Spoken): number {
  if (a.letters === b.letters) return 1;
  // Sound alone is coarse: it has to be nearly equal, along with some letters.
  const heard = share(a.sound, b.sound, 0.5);
  const written = share(a.letters, b.letters, heard === 0 ? 0.6 : 0.3);
  return Math.min(0.99, Math.max(written, 0.6 * heard + 0.4 * written));
}
