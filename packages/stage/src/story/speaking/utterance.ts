import type { Emotion } from "#story/vocabulary.ts";
import type { SpeakingVoice } from "./cast-voices.ts";
import type { Speaker } from "./speakers.ts";

/**
 * What a speech engine is asked for, to be played `size` times as fast as it was spoken: that moves
 * the formants, and with them the size of the head that is heard.
 */
export type Utterance = {
  text: string;
  speaker: Speaker;
  pitchHz: number;
  stretch: number;
  size: number;
};

/** How far a feeling raises or lowers a voice. */
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

/** @param stretch of what is heard, against the speaker's own pace. */
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
