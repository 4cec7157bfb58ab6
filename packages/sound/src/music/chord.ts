import { pitchClass } from "#signal/pitch.ts";

/** Scales by name, in semitones above the tonic. */
export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;
export type ModeName = keyof typeof modes;

/** `root` in semitones above the tonic; `tones` in semitones above the root, root first. */
export type Chord = { symbol: string; root: number; tones: readonly number[] };

const degrees: Record<string, number> = { i: 0, ii: 2, iii: 4, iv: 5, v: 7, vi: 9, vii: 11 };

const extensions: Record<string, readonly number[]> = {
  "7": [10],
  M7: [11],
  "9": [14],
  "": [],
};

/**
 * Parses a Roman numeral: its case is the third, a leading `b` or `#` alters the root, `o` is
 * diminished, `+` augmented, `s` suspends the fourth, then 7, M7 or 9. Examples: "bVI", "ii7",
 * "V7", "IM7", "viio", "Vs".
 * @throws RangeError for anything else.
 */
export function chordOf(symbol: string): Chord {
  const parts = /^([b#]?)([ivIV]+)([o+s]?)(7|M7|9)?$/.exec(symbol);
  const numeral = parts?.[2] ?? "";
  const degree = degrees[numeral.toLowerCase()];
  if (!parts || degree === undefined) throw new RangeError(`Not a chord: ${symbol}`);
  const moved = parts[1] === "b" ? -1 : parts[1] === "#" ? 1 : 0;
  const minor = numeral === numeral.toLowerCase();
  const triads: Record<string, readonly number[]> = {
    o: [0, 3, 6],
    "+": [0, 4, 8],
    s: [0, 5, 7],
    "": minor ? [0, 3, 7] : [0, 4, 7],
  };
  const triad = triads[parts[3] ?? ""] ?? [0, 4, 7];
  const tones = [...triad, ...(extensions[parts[4] ?? ""] ?? [])];
  return { symbol, root: pitchClass(degree + moved), tones };
}

const read = new Map<string, Chord[]>();

/** Parses symbols separated by spaces, as progressions are written. */
export function chordsOf(symbols: string): Chord[] {
  const known = read.get(symbols);
  if (known) return known;
  const chords = symbols.split(" ").map(chordOf);
  read.set(symbols, chords);
  return chords;
}

/** Pitch classes of a chord in a key, root first. */
export function chordClasses(chord: Chord, tonic: number): number[] {
  return chord.tones.map((tone) => pitchClass(tonic + chord.root + tone));
}

/**
 * The seven pitch classes to play over a chord: the mode's, except that a chord tone outside the mode
 * replaces its neighbor.
 */
export function scaleOver(chord: Chord, mode: ModeName, tonic: number): number[] {
  const scale = modes[mode].map((step) => pitchClass(tonic + step));
  const wanted = chordClasses(chord, tonic);
  for (const tone of wanted) {
    if (scale.includes(tone)) continue;
    const neighbour = scale.findIndex(
      (step) =>
        !wanted.includes(step) && (pitchClass(step - tone) === 1 || pitchClass(tone - step) === 1),
    );
    if (neighbour >= 0) scale[neighbour] = tone;
    else scale.push(tone);
  }
  return scale.toSorted((a, b) => pitchClass(a - tonic) - pitchClass(b - tonic));
}
