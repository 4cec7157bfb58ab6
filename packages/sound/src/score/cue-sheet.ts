import type { Utterance } from "#voices/words/utterance.ts";
import type {
  AmbienceBed,
  MouthShape,
  MusicMood,
  MusicTheme,
  SoundName,
  StoryBeat,
  VoiceEmotion,
} from "./vocabulary.ts";

/** The input of a soundtrack. Times and lengths are in seconds from the film's start. */
export type CueSheet = {
  seed: number;
  durationSeconds: number;
  /**
   * A clip that is joined to others: it has no music, which continues from clip to clip as a bed
   * (`openBed`), its sound fades at both ends, and its level does not depend on what is in it.
   */
  isClip?: true;
  theme: MusicTheme;
  /** Beats per minute; in 6/8 the beat is the dotted quarter note. */
  tempo: number;
  /** Sorted by `at`; the first has `at` 0. */
  sections: Section[];
  /** Moments that the score marks: title, turning point, end. Strength 0..1. */
  hits: Hit[];
  /** Moments of silence before a punch line; sorted and disjoint. */
  rests: Rest[];
  effects: EffectCue[];
  ambiences: AmbienceCue[];
  /** Spoken lines: the mix ducks under them, and the wordless voices sing them. */
  speech: SpeechCue[];
};

export type Section = { at: number; mood: MusicMood; intensity: number; beat: StoryBeat };

export type Hit = { at: number; strength: number };

/** Silence from `start`; the line is spoken without music from `lineAt` to `end`. */
export type Rest = { start: number; lineAt: number; end: number };

/** `pan`: -1 left .. 1 right. */
export type EffectCue = { at: number; sound: SoundName; gain: number; pan: number };

export type AmbienceCue = { start: number; end: number; bed: AmbienceBed; gain: number };

/** `pitch` 1 is the rig's default voice, 2 an octave above it. */
export type SpeechCue = {
  start: number;
  end: number;
  pitch: number;
  rig: string;
  emotion: VoiceEmotion;
  /** A question: the voice rises at its end. */
  asks?: boolean;
  /** Empty for a narrator, who has no wordless voice. */
  syllables: Syllable[];
  /** The speech in words, when the film is played with voices. */
  spoken?: Utterance;
};

export type Syllable = { at: number; seconds: number; shape: MouthShape };
