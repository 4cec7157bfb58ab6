import { pick, type Random } from "@goldmane/std/seeded-random";
import type { Theme } from "./themes/theme.ts";

/** A note of the motif: `step` counts scale steps from wherever the motif is set. */
export type MotifNote = { at: number; beats: number; step: number };

/** The film's own tune in little: two bars that ask, one that answers, one that closes. */
export type Motif = { ask: MotifNote[]; reply: MotifNote[]; turn: MotifNote[]; close: MotifNote[] };

type Contour = readonly [number, ...number[]];

/** Where a bar of melody may go, in rough scale steps from its first note to its last. */
const contours: readonly [Contour, ...Contour[]] = [
  [0, 2, 4, 3, 2],
  [0, 1, 2, 4, 5],
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
  const askContour = pick(random, contours);
  const rest = contours.filter((contour) => contour !== askContour);
  const replyContour = pick(random, [rest[0] ?? askContour, ...rest.slice(1)]);
  const shape = (rhythm: readonly number[], contour: Contour) =>
    laidOut(rhythm, contour, theme.leap, random);
  return {
    ask: shape(askRhythm, askContour),
    reply: shape(replyRhythm, replyContour),
    // The turn keeps the question's rhythm and goes the other way.
    turn: shape(askRhythm, [0, ...replyContour.slice(1).map((step) => -step)]),
    close: shape(closeRhythm, [1, 0]),
  };
}

/** The motif upside down: steps up become steps down. */
export function inverted(notes: readonly MotifNote[]): MotifNote[] {
  return notes.map((note) => ({ ...note, step: -note.step }));
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
      const ornament = notes.length > 0 && random() < 0.18 ? (random() < 0.5 ? -1 : 1) : 0;
      const step =
        notes.length === 0
          ? wanted
          : last + Math.max(-leap, Math.min(leap, wanted + ornament - last));
      notes.push({ at, beats: length, step });
      last = step;
    }
    at += Math.abs(length);
  }
  return notes;
}
