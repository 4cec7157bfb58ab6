import type { Emotion } from "#story/vocabulary.ts";
import type { SpeakingVoice } from "./cast-voices.ts";
import type { Speaker } from "./speakers.ts";

/**
 * A request to a speech engine. The samples are played back at `size` times their rate, which
 * shifts the formants and thereby the apparent head size.
 */
export type Utterance = {
  text: string;
  speaker: Speaker;
  pitchHz: number;
  stretch: number;
  size: number;
};

/** Pitch factor of each emotion. */
const raised: Record<Emotion, number> = {
  neutral: 1,
  happy: 1.05,
  excited: 1.12,
  sad: 0.93,
  angry: 1.02,
  scared: 1.1,
  surprised: 1.12,
  proud: 0.98,
  shy: 1.03,
  sleepy: 0.91,
  love: 1.01,
  silly: 1.1,
};

/** @param stretch of the result, relative to the synthesizer voice's own tempo. */
export function utteranceOf(
  text: string,
  voice: SpeakingVoice,
  { stretch, emotion }: { stretch: number; emotion: Emotion },
): Utterance {
  const { speaker, pitchHz, size } = voice;
  return {
    text,
    speaker,
    size,
    pitchHz: Math.round((pitchHz * raised[emotion]) / size),
    stretch: Math.round(stretch * size * 1000) / 1000,
  };
}
