import type {
  Beat,
  Effect,
  Emotion,
  Move,
  MusicMood,
  MusicTheme,
  PropState,
  ShadowGround,
  Shot,
  SoundName,
  Transition,
  Verb,
} from "./vocabulary.ts";
import type { CastMember, Prop, Scene, Story } from "./schema.ts";
import type { SpokenLine } from "./speaking/spoken-lines.ts";
import type { Utterance } from "./speaking/utterance.ts";

/**
 * A film has a title and an end card. A clip, which is played between others, has none: it begins
 * at once and ends with its last scene.
 */
export type StoryForm = "film" | "clip";

/** A story with all times resolved, in seconds from the film's start. */
export type Timeline = {
  story: Story;
  form: StoryForm;
  durationSeconds: number;
  fps: 24;
  /** The opening title and the end card, over the first and after the last scene. */
  titleCard: Span;
  endCard: Span;
  scenes: SceneSpan[];
  /** Spoken and narrated lines, whole. */
  lines: Caption[];
  /** The lines in portions of at most two rows of text. */
  captions: Caption[];
  cues: CueSheet;
};

export type Span = { start: number; end: number };

export type SceneSpan = Span & {
  index: number;
  scene: Scene;
  transition: Transition;
  /** One entry per cast member that is visible at some time in the scene. */
  actors: ActorTrack[];
  props: PropTrack[];
  shots: ShotSpan[];
  effects: (Span & { effect: Effect; at: Anchor })[];
};

/** A fixed position (fraction of the width), or the id of a character or prop. */
export type Anchor = { x: number } | { id: string };

/** Positions of one prop, in order: standing, held, or in flight. */
export type PropTrack = {
  prop: Prop;
  /** State changes, in order. */
  changes: { at: number; becomes: PropState }[];
  moments: PropMoment[];
};

/** From `at` on, a prop is in a hand, stands at a place, or flies from there into a mouth. */
export type PropMoment = {
  at: number;
  holder: string | null;
  x: number;
  height: number;
  into?: { who: string; until: number };
};

/** The acts of one cast member in one scene, sorted by start. Times are absolute. */
export type ActorTrack = {
  member: CastMember;
  /** Position at the scene's start; outside 0..1 for a later entrance. */
  start: {
    x: number;
    height: number;
    facing: 1 | -1;
    emotion: Emotion;
    doing: "stand" | "sit" | "sleep" | "hide" | "swim" | "sail";
    /** The owner of a shadow, and where the shadow falls. */
    of?: string;
    falls?: ShadowGround;
  };
  acts: Act[];
  emotions: { at: number; emotion: Emotion }[];
  gazes: { at: number; to: Anchor | "camera" }[];
  speech: Speech[];
  /** Lines of others, in order. */
  heard: Heard[];
  /** What this character does while another one hugs it or gives it something, in order. */
  answers?: Answer[];
};

/** A line that a character hears. */
export type Heard = Span & {
  emotion: Emotion;
  isAddressed: boolean;
  asks: boolean;
  cries: boolean;
};

/** The part of a hug, of a hand-over or of a pulled nose that the other character plays. */
export type Answer = Span & { verb: "hug" | "give" | "pull"; to: string };

/**
 * One verb with its times. `fromX`, `toX` are fractions of the width; equal when it stays in place.
 */
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
  /** Speech of the line, and the end of its sound. */
  spoken?: SpokenLine;
};

/** The nine mouth shapes of Rhubarb Lip Sync, each held from `at` on. */
export type MouthShape = "X" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type MouthCue = { at: number; shape: MouthShape };

export type ShotSpan = Span & {
  shot: Shot;
  move: Move;
  on: Anchor[];
  /** The span of a shot that an insert or a reaction interrupts: its move continues after that. */
  whole?: Span;
  /** A close shot with room for the hands of a subject that gestures, or for a body that tumbles. */
  room?: "hands" | "body";
};

export type Caption = Span & { speaker: string | null; text: string };

/** Input for score and sound effects, in the shape that packages/sound expects. */
export type CueSheet = {
  seed: number;
  durationSeconds: number;
  /** Without music, and joined to others: see packages/sound. Left out for a film. */
  isClip?: true;
  theme: MusicTheme;
  /** Beats per minute. */
  tempo: number;
  /** Sorted by `at`; the first has `at` 0. */
  sections: { at: number; mood: MusicMood; intensity: number; beat: Beat }[];
  /** Moments that the score marks: title, turning point, end. Strength 0..1. */
  hits: { at: number; strength: number }[];
  /** Moments of silence before a punch line: from `start`, and without music until its end. */
  rests: { start: number; lineAt: number; end: number }[];
  effects: { at: number; sound: SoundName; gain: number; /** -1 left .. 1 right */ pan: number }[];
  ambiences: (Span & { bed: AmbienceBed; gain: number })[];
  /** Spoken lines: the mix ducks under them, and the wordless voices sing them. */
  speech: (Span & {
    pitch: number;
    rig: string;
    emotion: Emotion;
    /** A question: the voice rises at its end. */
    asks?: boolean;
    /** Empty for the narrator, who is audible only in spoken lines. */
    syllables: { at: number; seconds: number; shape: MouthShape }[];
    /** The speech in words. */
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
