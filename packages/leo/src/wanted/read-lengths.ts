import { findDuration } from "#slots/read-time.ts";
import type { TextLeft } from "./text-left.ts";
import type { WantedWords } from "./wanted.ts";

const duration =
  /\b(?:\d+|an?|one|half an?|una?|medio|media|un par de|a couple(?: of)?) (?:and a half )?(?:second|minute|hour|segundo|minuto|minutito|hora)s?\b(?: (?:and a half|y medi[ao])\b)?(?: (?:and |y |con )?\d+(?: (?:second|minute|segundo|minuto)s?)?\b)?/g;
const andHalf = /\b(?:and a half|y medi[ao])\b/;

type Lengths = { withinMinutes: number | null; atLeastMinutes: number | null };

/** Takes "under two minutes" or "longer than 80 seconds" out of a message. */
export function readLengths(text: TextLeft, { within, atLeast }: WantedWords): Lengths {
  const lengths: Lengths = { withinMinutes: null, atLeastMinutes: null };
  for (const { 0: length, index } of [...text.rest.matchAll(duration)].toReversed()) {
    const before = text.rest.slice(0, index);
    // "More than" is checked first, since "no more than" contains it.
    const short = within.exec(before);
    const long = short ? null : atLeast.exec(before);
    const marker = short ?? long;
    const after = text.rest.slice(index + length.length);
    const isSized = /^ (?:film|movie|cartoon|video|short|one|story|peli|pelicula)s?\b/.test(after);
    if (!marker && !isSized) continue;
    const minutes = minutesOf(length);
    if (long) lengths.atLeastMinutes = minutes;
    else lengths.withinMinutes = minutes;
    text.replace(`${before.slice(0, marker?.index ?? index)} ${after}`);
  }
  return lengths;
}

function minutesOf(length: string): number {
  const plain = length
    .replace(andHalf, "")
    .replaceAll(/ {2,}/g, " ")
    .replace(/^medi[ao]\b/, "una");
  const seconds = findDuration(plain.trim()) ?? 0;
  const unit = /hour|hora/.test(length) ? 3600 : /minut/.test(length) ? 60 : 1;
  const half = andHalf.test(length) ? unit / 2 : 0;
  return (/^medi[ao]\b/.test(length) ? seconds / 2 : seconds + half) / 60;
}
