import type { Chord } from "#music/chord.ts";
import { pitchClass } from "#signal/pitch.ts";

const degrees: Readonly<Record<string, number>> = {
  i: 0,
  ii: 2,
  iii: 4,
  iv: 5,
  v: 7,
  vi: 9,
  vii: 11,
};

/** Chord tones in semitones above the root by quality; "m" is the third of the numeral's case. */
const qualities: Readonly<Record<string, readonly (number | "m")[]>> = {
  "": ["m"],
  "6": ["m", 9],
  "69": ["m", 9, 14],
  add9: ["m", 14],
  "7": ["m", 10],
  M7: ["m", 11],
  "9": ["m", 10, 14],
  M9: ["m", 11, 14],
  "11": ["m", 10, 17],
  "13": ["m", 10, 21],
  "7b9": ["m", 10, 13],
  "7#9": ["m", 10, 15],
  "5": [0, 7],
  s: [0, 5, 7],
  s2: [0, 2, 7],
  "7s": [0, 5, 7, 10],
  o: [0, 3, 6],
  o7: [0, 3, 6, 9],
  h7: [0, 3, 6, 10],
  "+": [0, 4, 8],
  "+7": [0, 4, 8, 10],
};

/**
 * Parses a chord of the wider vocabulary of popular music: a Roman numeral whose case is its third,
 * an optional leading "b" or "#", and one of the qualities above. Examples: "bVII", "ii9", "V7b9".
 * @throws RangeError for anything else.
 */
export function readChord(symbol: string): Chord {
  const parts = /^([b#]?)([ivIV]+)(.*)$/.exec(symbol);
  const numeral = parts?.[2] ?? "";
  const degree = degrees[numeral.toLowerCase()];
  const quality = qualities[parts?.[3] ?? ""];
  if (!parts || degree === undefined || !quality) throw new RangeError(`Not a chord: ${symbol}`);
  const moved = parts[1] === "b" ? -1 : parts[1] === "#" ? 1 : 0;
  const triad = numeral === numeral.toLowerCase() ? [0, 3, 7] : [0, 4, 7];
  const tones = quality.flatMap((tone) => (tone === "m" ? triad : [tone]));
  return { symbol, root: pitchClass(degree + moved), tones };
}
