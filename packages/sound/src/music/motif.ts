import { clamp } from "@goldmane/std/clamp";
import { pick, type Random } from "@goldmane/std/seeded-random";
import type { Theme } from "./themes/theme.ts";

/** A note of the motif: `step` counts scale steps from the note that the motif starts on. */
export type MotifNote = { at: number; beats: number; step: number };

/** The film's motif: a two-bar question, a reply and a closing phrase. */
export type Motif = { ask: MotifNote[]; reply: MotifNote[]; turn: MotifNote[]; close: MotifNote[] };

/** A motif spans about a sixth: with a wider one the varied tune would leave a singer's range. */
const lowestStep = -2;
const highestStep = 4;

type Contour = readonly [number, ...number[]];

/** Contours of a bar, in rough scale steps from its first note to its last. */
const contours: readonly [Contour, ...Contour[]] = [
  [0, 2, 4, 3, 2],
  [0, 1, 2, 4, 4],
  [0, 4, 3, 2, 1],
  [0, -1, 1, 3, 2],
  [2, 1, 0, 2, 4],
  [0, 3, 2, 4, 3],
  [4, 3, 2, 1, 0],
  [0, 2, -1, 1, 0],
];

/** Invents the motif of a film. The same theme and random numbers give the same motif. */
export function inventMotif(theme: Theme, random: Random): Motif {
  const [firstCell, ...otherCells] = theme.cells;
  const askRhythm = pick(random, [firstCell ?? [theme.beats], ...otherCells]);
  const others = theme.cells.filter((cell) => cell !== askRhythm);
  const replyRhythm = pick(random, [others[0] ?? askRhythm, ...others.slice(1)]);
  const closeRhythm = pick(random, [
    theme.closings[0] ?? [theme.beats],
    ...theme.closings.slice(1),
  ]);
  const invent = (rhythm: readonly number[]) =>
    liveliest(() => laidOut(rhythm, pick(random, contours), theme.leap, random));
  return {
    ask: invent(askRhythm),
    reply: invent(replyRhythm),
    // The turn keeps the question's rhythm and takes another contour.
    turn: inverted(invent(askRhythm)),
    close: laidOut(closeRhythm, [1, 0], theme.leap, random),
  };
}

/** The motif inverted: steps up become steps down. */
export function inverted(notes: readonly MotifNote[]): MotifNote[] {
  return notes.map((note) => ({ ...note, step: -note.step }));
}

/**
 * Of several attempts, the one with the clearest contour: several pitches, few repeats, one small
 * leap.
 */
function liveliest(invent: () => MotifNote[]): MotifNote[] {
  let best = invent();
  for (let tries = 0; tries < 4; tries += 1) {
    const other = invent();
    if (outline(other) > outline(best)) best = other;
  }
  return best;
}

function outline(notes: readonly MotifNote[]): number {
  let score = new Set(notes.map((note) => note.step)).size;
  for (let i = 1; i < notes.length; i += 1) {
    const apart = Math.abs((notes[i]?.step ?? 0) - (notes[i - 1]?.step ?? 0));
    score += apart === 0 ? -0.6 : apart === 2 || apart === 3 ? 0.3 : 0;
  }
  return score;
}

function laidOut(
  rhythm: readonly number[],
  contour: Contour,
  leap: number,
  random: Random,
): MotifNote[] {
  const notes: MotifNote[] = [];
  const sounding = rhythm.filter((length) => length > 0).length;
  let at = 0;
  let last = 0;
  for (const length of rhythm) {
    if (length > 0) {
      const along = sounding > 1 ? (notes.length / (sounding - 1)) * (contour.length - 1) : 0;
      const low = contour[Math.floor(along)] ?? 0;
      const high = contour[Math.ceil(along)] ?? low;
      const wanted = Math.round(low + (high - low) * (along - Math.floor(along)));
      const ornament = notes.length > 0 && random() < 0.3 ? (random() < 0.5 ? -1 : 1) : 0;
      const step =
        notes.length === 0
          ? wanted
          : clamp(last + clamp(wanted + ornament - last, -leap, leap), lowestStep, highestStep);
      notes.push({ at, beats: length, step });
      last = step;
    }
    at += Math.abs(length);
  }
  return notes;
}
