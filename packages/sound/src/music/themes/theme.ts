import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";

/** How a theme moves and who plays it. Lengths and places in a bar are in beats. */
export type Theme = {
  beats: number;
  /** Smallest steps in a beat: 4 in simple time, 3 in compound. */
  division: number;
  /** Where a bar leans: melody notes there belong to the chord. */
  strong: readonly number[];
  barsPerChord: number;
  /** Rhythms the leitmotif may be built from; a negative length is a rest. */
  cells: readonly (readonly number[])[];
  /** Rhythms that close a phrase. */
  closings: readonly (readonly number[])[];
  /** Largest step within the motif, in steps of the scale. */
  leap: number;
  figure: readonly FigureNote[];
  bass: readonly BassNote[];
  /** By loudness, soft to full: one row of strokes for each drum, one sign for each step of a bar. */
  kit: readonly [DrumRows, DrumRows, DrumRows];
  orchestra: Orchestra;
  room: Room;
  /** MIDI pitch in the middle of the melody. */
  centre: number;
};

/** `tone` counts up the voices of the chord; "all" strikes them together. */
export type FigureNote = { at: number; beats: number; tone: number | "all"; accent?: number };

export type BassNote = { at: number; beats: number; tone: "root" | "fifth" | "octave" | "third" };

/** "X" full, "x" plain, "o" soft, "." silent. */
export type DrumRows = Partial<Record<InstrumentName, string>>;

/** Players by part; pairs and triples go from soft to loud sections. */
export type Orchestra = {
  lead: readonly [InstrumentName, InstrumentName, InstrumentName];
  double: InstrumentName;
  counter: InstrumentName;
  pad: readonly [InstrumentName, InstrumentName];
  figure: readonly [InstrumentName, InstrumentName];
  bass: InstrumentName;
  /** What marks a hit: soft themes ring, loud ones strike. */
  accent: "bells" | "drums" | "stars";
};
