import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";

/** Rhythm and orchestration of a theme. Lengths and positions in a bar are in beats. */
export type Theme = {
  beats: number;
  /** Smallest subdivisions of a beat: 4 in simple time, 3 in compound. */
  division: number;
  /** Strong positions of a bar: melody notes there belong to the chord. */
  strong: readonly number[];
  barsPerChord: number;
  /** Rhythm cells of the motif; a negative length is a rest. */
  cells: readonly (readonly number[])[];
  /** Rhythm cells that close a phrase. */
  closings: readonly (readonly number[])[];
  /** Largest leap within the motif, in scale steps. */
  leap: number;
  figure: readonly FigureNote[];
  bass: readonly BassNote[];
  /**
   * Drum patterns by intensity, soft to full: one row per drum, one sign per subdivision of a bar.
   */
  kit: readonly [DrumRows, DrumRows, DrumRows];
  orchestra: Orchestra;
  room: Room;
  /** MIDI pitch in the middle of the melody. */
  center: number;
};

/** `tone` indexes the voices of the chord from the bottom; "all" strikes them together. */
export type FigureNote = { at: number; beats: number; tone: number | "all"; accent?: number };

export type BassNote = { at: number; beats: number; tone: "root" | "fifth" | "octave" | "third" };

/** "X" accented, "x" normal, "o" soft, "." rest. */
export type DrumRows = Partial<Record<InstrumentName, string>>;

/** Instruments by part; pairs and triples go from soft to loud sections. */
export type Orchestra = {
  lead: readonly [InstrumentName, InstrumentName, InstrumentName];
  double: InstrumentName;
  counter: InstrumentName;
  pad: readonly [InstrumentName, InstrumentName];
  figure: readonly [InstrumentName, InstrumentName];
  bass: InstrumentName;
  /** How a hit is marked: bells for soft themes, drums for loud ones. */
  accent: "bells" | "drums" | "stars";
};
