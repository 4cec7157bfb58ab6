import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Utterance } from "@goldmane/speech/utterance";

/** Voice settings of the assistants: a warm male voice and a bright female one. */
export const voices: Readonly<Record<Assistant, Omit<Utterance, "text">>> = {
  leo: { speaker: "rms", pitchHz: 100, stretch: 1.05 },
  mirrorlox: { speaker: "slt", pitchHz: 185, stretch: 1 },
};

export function voiceOf(name: string): Assistant {
  return name === "mirrorlox" ? "mirrorlox" : "leo";
}
