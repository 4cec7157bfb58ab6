import type { InstrumentName } from "#instruments/orchestra.ts";
import type { HarmonicBar } from "./harmony.ts";
import type { Motif } from "./motif.ts";

export const parts = [
  "melody",
  "double",
  "counter",
  "pad",
  "wash",
  "figure",
  "bass",
  "sparkle",
  "drums",
  "marks",
] as const;
export type Part = (typeof parts)[number];

/** One note as written, before a player's hand has touched it. */
export type Note = {
  part: Part;
  instrument: InstrumentName;
  /** Seconds from the film's start. */
  start: number;
  seconds: number;
  /** MIDI. */
  pitch: number;
  /** 0..1 */
  velocity: number;
  /** The pitch it is slurred from, if it is. */
  from: number | null;
  /** The bar it belongs to. */
  bar: number;
};

export type Score = {
  /** Pitch class of the key, 0 = C. */
  tonic: number;
  motif: Motif;
  bars: HarmonicBar[];
  /** Sorted by start. */
  notes: Note[];
};
