import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Room } from "#mix/room.ts";
import type { ModeName } from "#music/chord.ts";
import type { AmbienceBed } from "#score/vocabulary.ts";
import type { Strokes } from "./strokes.ts";

/** A piece of music that stands by itself, as its author wrote it down. */
export type Piece = {
  id: string;
  title: string;
  /** Nobody real. */
  artist: string;
  genre: string;
  /** Pitch class (0 = C) and mode of the key. */
  key: { tonic: number; mode: ModeName };
  /** Beats in a minute, in the beats of `meter`. */
  bpm: number;
  meter: Meter;
  /** Where the second half of a pair of steps falls: 0.5 straight, 0.667 as triplets. */
  swing?: { steps: 1 | 2; place: number };
  /** Of its melodies and of the players' hands. */
  seed: number;
  room: Room;
  /** Who plays, by the name that sections call them. */
  band: Readonly<Record<string, Layer>>;
  sections: Readonly<Record<string, Section>>;
  /** Names of sections in the order in which they are played. */
  form: string;
  ending: Ending;
  /** Where it is played, heard behind it. */
  place?: { bed: AmbienceBed; gain: number };
  /** How far the room's pads bow to each beat: 0 not at all .. 1 to silence. */
  pump?: number;
};

/** A bar has `steps` places, `perBeat` of them in a beat; patterns have a sign for each. */
export type Meter = { steps: number; perBeat: number };

/**
 * "ring" strikes the last chord and lets it sound, "stop" strikes it short, "slow" broadens the last
 * two bars first, "fade" takes everything away over the last section.
 */
export type Ending = "ring" | "stop" | "slow" | "fade";

export type Section = {
  bars: number;
  /** Chords by bar, parted by blanks and repeated as needed; those joined by a comma share a bar. */
  chords: string;
  /** Who plays: names of the band, "name:way" for another of their ways. */
  plays: string;
  /** How hard they play, 1 as written. */
  force?: number;
  /** The last bar's drums, in place of the groove's. */
  fill?: DrumRows;
};

/** One sign a step: "X" full, "x" plain, "o" soft, "-" a ghost, "." silent; of any whole number of bars. */
export type DrumRows = {
  readonly [row in InstrumentName | `${InstrumentName}/${number}`]?: string;
};

type Common = {
  /** Against the others, in dB. */
  level?: number;
  /** -1 left .. 1 right, in place of the player's usual seat. */
  pan?: number;
};

export type DrumLayer = Common & { kind: "drums"; ways: readonly [DrumRows, ...DrumRows[]] };

/** Lines are read as `strokes.ts` says. */
export type LineLayer = Common & {
  kind: "bass" | "chords" | "riff";
  player: InstrumentName;
  ways: readonly [Strokes, ...Strokes[]];
  /** Octaves above the usual place. */
  octave?: number;
  /** Seconds between the notes of a chord as a hand crosses the strings. */
  strum?: number;
  /** Share of its steps that a note sounds. */
  length?: number;
};

/** Tunes are made from the seed, out of the rhythms given: "name:0", "name:1" .. are different tunes. */
export type TuneLayer = Common & {
  kind: "tune";
  player: InstrumentName;
  /** MIDI pitch about which it turns. */
  centre: number;
  /** Bars of lengths in beats, a minus sign for a rest: "1 1 0.5 0.5 1". */
  rhythms: readonly [string, ...string[]];
  /** Order of phrases of two bars; equal letters sound alike: "abac". */
  phrases?: string;
  /** Largest step, in degrees. */
  leap?: number;
  contour?: "arch" | "fall" | "rise" | "wave" | "hook";
  /** Degrees above the tonic in semitones where the mode's own seven are too many. */
  scale?: readonly number[];
  legato?: number;
};

export type Layer = DrumLayer | LineLayer | TuneLayer;

/** Lets the types check a piece where it is written. */
export function piece(written: Piece): Piece {
  return written;
}
