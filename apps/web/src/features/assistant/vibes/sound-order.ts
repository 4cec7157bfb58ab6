import type { VibeChoice } from "@goldmane/sound/vibes/open-vibe";

/** Messages to the sound worker. */
export type SoundOrder =
  | { type: "open"; id: number; choice: VibeChoice; sampleRate: number }
  | { type: "block"; id: number; index: number };

export type SoundAnswer = {
  id: number;
  index: number;
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
};
