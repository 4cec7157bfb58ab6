import { browserVoice } from "@goldmane/contracts/assistant/limits";
import { locales, toLanguage } from "@goldmane/contracts/languages";
import { chooseVoice } from "./choose-voice.ts";

/** A text that is being read. */
export type SpokenText = {
  stop: () => void;
  /** Mouth opening: 0 .. 1. */
  level: () => number;
  says: null;
  /** Resolves when it ends, by itself or stopped. */
  ended: Promise<void>;
};

/** How long voices take to load in a browser that lists none at first. */
const voicesTimeoutMs = 1000;

/**
 * Reads a text by the browser's speech synthesis. Null if none of its voices speaks that language;
 * a browser that lists no voices chooses one itself for the languages of Goldmane.
 */
export async function readByBrowser(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<SpokenText | null> {
  if (!("speechSynthesis" in globalThis)) return null;
  const voices = await listVoices();
  const voice = chooseVoice(voices, language);
  const ours = toLanguage(language);
  const lang = voice?.lang ?? (ours && voices.length === 0 ? locales[ours] : null);
  if (signal.aborted || lang === null) return null;
  const utterance = new SpeechSynthesisUtterance(text);
  if (voice) utterance.voice = voice;
  utterance.lang = lang;
  utterance.rate = browserVoice.rate;
  utterance.pitch = browserVoice.pitch;
  let wordAt = 0;
  utterance.addEventListener("boundary", () => {
    wordAt = performance.now();
  });
  const ended = new Promise<void>((resolve) => {
    utterance.addEventListener("end", () => resolve());
    utterance.addEventListener("error", () => resolve());
  });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return {
    stop: () => speechSynthesis.cancel(),
    says: null,
    ended,
    // Speech synthesis exposes no audio: the mouth follows word boundaries or an average pace.
    level: () => {
      const since = (performance.now() - wordAt) / 1000;
      if (since < 0.5) return Math.abs(Math.sin(since * 14)) * Math.exp(-since * 2.5);
      return 0.4 + 0.4 * Math.sin(performance.now() / 90);
    },
  };
}

async function listVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, voicesTimeoutMs);
  });
  return speechSynthesis.getVoices();
}
