import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";
import type { ModeName } from "#music/chord.ts";
import type { AmbienceBed } from "#score/vocabulary.ts";
import type { Strokes } from "./strokes.ts";

/** A composed piece of music that belongs to no film. */
export type Piece = {
  id: string;
  title: string;
  /** A fictional artist. */
  artist: string;
  genre: string;
  /** Pitch class (0 = C) and mode of the key. */
  key: { tonic: number; mode: ModeName };
  /** Beats per minute, in the beats of `meter`. */
  bpm: number;
  meter: Meter;
  /** Position of the second step of a pair: 0.5 is straight, 0.667 is a triplet swing. */
  swing?: { steps: 1 | 2; place: number };
  /** Seed of the melodies and of the humanization. */
  seed: number;
  room: Room;
  /** The instruments, by the name that sections refer to. */
  band: Readonly<Record<string, Layer>>;
  sections: Readonly<Record<string, Section>>;
  /** Section names in the order of play, separated by spaces. */
  form: string;
  ending: Ending;
  /** An ambience behind the music. */
  place?: { bed: AmbienceBed; gain: number };
  /** Sidechain depth of the pads on each beat: 0 is none, 1 is down to silence. */
  pump?: number;
};

/** A bar has `steps` steps, `perBeat` of them per beat; patterns have one sign per step. */
export type Meter = { steps: number; perBeat: number };

/**
 * "ring" lets the last chord ring, "stop" cuts it short, "slow" slows the last two bars down,
 * "fade" fades out over the last section.
 */
export type Ending = "ring" | "stop" | "slow" | "fade";

export type Section = {
  bars: number;
  /**
   * Chords by bar, separated by spaces and repeated as needed; a comma puts two chords into one
   * bar.
   */
  chords: string;
  /** Layers that play, by name; "name:way" chooses another of a layer's patterns. */
  plays: string;
  /** Dynamics; 1 is as written. */
  force?: number;
  /** The last bar's drum pattern, in place of the groove's. */
  fill?: DrumRows;
};

/**
 * One sign per step: "X" accented, "x" normal, "o" soft, "-" ghost note, "." rest; any whole number
 * of bars.
 */
export type DrumRows = {
  readonly [row in InstrumentName | `${InstrumentName}/${number}`]?: string;
};

type Common = {
  /** Gain relative to other layers, in dB. */
  level?: number;
  /** Pan position, -1 left .. 1 right, in place of the instrument's default. */
  pan?: number;
};

export type DrumLayer = Common & { kind: "drums"; ways: readonly [DrumRows, ...DrumRows[]] };

/** Lines are written as described in `strokes.ts`. */
export type LineLayer = Common & {
  kind: "bass" | "chords" | "riff";
  player: InstrumentName;
  ways: readonly [Strokes, ...Strokes[]];
  /** Octaves above the default register. */
  octave?: number;
  /** Seconds between the notes of a strummed chord. */
  strum?: number;
  /** Share of its steps that a note sounds. */
  length?: number;
};

/**
 * Tunes are generated from the seed and the given rhythms: "name:0", "name:1" .. are different
 * tunes.
 */
export type TuneLayer = Common & {
  kind: "tune";
  player: InstrumentName;
  /** MIDI pitch of the middle of its range. */
  center: number;
  /** Bars of note lengths in beats, negative for a rest: "1 1 0.5 0.5 1". */
  rhythms: readonly [string, ...string[]];
  /** Order of two-bar phrases; equal letters are equal phrases: "abac". */
  phrases?: string;
  /** Largest leap, in scale degrees. */
  leap?: number;
  contour?: "arch" | "fall" | "rise" | "wave" | "hook";
  /**
   * Scale degrees in semitones above the tonic, for tunes that do not use all seven of the mode.
   */
  scale?: readonly number[];
  legato?: number;
};

export type Layer = DrumLayer | LineLayer | TuneLayer;

/** Checks the type of a piece where it is written. */
export function piece(written: Piece): Piece {
  return written;
}
