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

/** One note as written, before humanization. */
export type Note = {
  part: Part;
  instrument: InstrumentName;
  /** Seconds from the film's start. */
  start: number;
  seconds: number;
  /** MIDI pitch. */
  pitch: number;
  /** 0..1 */
  velocity: number;
  /** MIDI pitch of the note it is slurred from, if any. */
  from: number | null;
  /** Index of its bar. */
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
