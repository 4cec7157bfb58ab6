import type { NatureName } from "@goldmane/sound/nature/nature-names";
import type { VibeChoice } from "@goldmane/sound/vibes/open-vibe";

/** Endless sound that a worker can make. */
export type SoundChoice =
  | ({ kind: "music" } & VibeChoice)
  | { kind: "nature"; name: NatureName; seed: number };

/** Messages to the sound worker; `id` names one open sound. */
export type SoundOrder =
  | { type: "open"; id: number; choice: SoundChoice; sampleRate: number }
  | { type: "block"; id: number; index: number }
  | { type: "close"; id: number };

export type SoundAnswer = {
  id: number;
  index: number;
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
};
