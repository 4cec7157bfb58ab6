import type {
  Beat,
  Effect,
  Emotion,
  Move,
  MusicMood,
  MusicTheme,
  PropState,
  Shot,
  SoundName,
  Transition,
  Verb,
} from "./vocabulary.ts";
import type { CastMember, Prop, Scene, Story } from "./schema.ts";
import type { SpokenLine } from "./speaking/spoken-lines.ts";
import type { Utterance } from "./speaking/utterance.ts";

/** A story with every time resolved. All instants are seconds from the film's start. */
export type Timeline = {
  story: Story;
  durationSeconds: number;
  fps: 24;
  /** The opening title and the end card, drawn over the first and after the last scene. */
  titleCard: Span;
  endCard: Span;
  scenes: SceneSpan[];
  captions: Caption[];
  cues: CueSheet;
};

export type Span = { start: number; end: number };

export type SceneSpan = Span & {
  index: number;
  scene: Scene;
  transition: Transition;
  /** One entry per cast member who is ever seen in the scene. */
  actors: ActorTrack[];
  props: PropTrack[];
  shots: ShotSpan[];
  effects: (Span & { effect: Effect; at: Anchor })[];
};

/** A fixed place (fraction of the width), or whoever or whatever carries that id. */
export type Anchor = { x: number } | { id: string };

/** Where one prop is, in order: standing somewhere, in somebody's hands, or flying between. */
export type PropTrack = {
  prop: Prop;
  /** What becomes of it, in order. */
  changes: { at: number; becomes: PropState }[];
  moments: { at: number; holder: string | null; x: number; height: number }[];
};

/** What one cast member does in one scene, in order of start. Times are absolute. */
export type ActorTrack = {
  member: CastMember;
  /** Where they stand as the scene opens; outside 0..1 when they enter later. */
  start: {
    x: number;
    height: number;
    facing: 1 | -1;
    emotion: Emotion;
    doing: "stand" | "sit" | "sleep" | "hide" | "swim" | "sail";
  };
  acts: Act[];
  emotions: { at: number; emotion: Emotion }[];
  gazes: { at: number; to: Anchor | "camera" }[];
  speech: Speech[];
};

/** One verb under way. `fromX`, `toX` are fractions of the width; equal when it stays in place. */
export type Act = Span & {
  verb: Verb;
  fromX: number;
  toX: number;
  fromHeight: number;
  toHeight: number;
  target: Anchor | null;
};

export type Speech = Span & {
  text: string;
  mouth: MouthCue[];
  to: string | null;
  /** A line that is spoken: how, and when its sound is over. */
  spoken?: SpokenLine;
};

/** Rhubarb's nine mouth shapes, held from `at` on. */
export type MouthShape = "X" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type MouthCue = { at: number; shape: MouthShape };

export type ShotSpan = Span & { shot: Shot; move: Move; on: Anchor[] };

export type Caption = Span & { speaker: string | null; text: string };

/** What the composer and the effects need: shaped to be handed to packages/sound as it is. */
export type CueSheet = {
  seed: number;
  durationSeconds: number;
  theme: MusicTheme;
  /** Beats a minute. */
  tempo: number;
  /** Sorted by `at`; the first stands at 0. */
  sections: { at: number; mood: MusicMood; intensity: number; beat: Beat }[];
  /** Moments the score should mark: title, turn, end. 0..1. */
  hits: { at: number; strength: number }[];
  effects: { at: number; sound: SoundName; gain: number; /** -1 left .. 1 right */ pan: number }[];
  ambiences: (Span & { bed: AmbienceBed; gain: number })[];
  /** Spoken lines: the score ducks under them, and the wordless voices sing them. */
  speech: (Span & {
    pitch: number;
    rig: string;
    emotion: Emotion;
    /** A question: the voice rises at its end. */
    asks?: boolean;
    /** Empty for the narrator, who is only heard where lines are spoken. */
    syllables: { at: number; seconds: number; shape: MouthShape }[];
    /** How the line sounds in words. */
    spoken?: Utterance;
  })[];
};

export type AmbienceBed =
  | "birds"
  | "night"
  | "wind"
  | "rain"
  | "waves"
  | "city"
  | "cave"
  | "space"
  | "engine"
  | "snow"
  | "room";
