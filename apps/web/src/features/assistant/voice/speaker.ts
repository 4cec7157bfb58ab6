import { speechPath } from "@goldmane/contracts/assistant/api";
import { browserVoice, speechTimeoutMs } from "@goldmane/contracts/assistant/limits";
import { openStore } from "#platform/store.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import { chooseVoice } from "./choose-voice.ts";
import { readLips } from "./read-lips.ts";

/** Whether Leo is speaking. */
export const isSpeaking = openStore(false);

/** The current utterance: its phonemes and its start by `performance.now()`, in seconds. */
export type Says = { shapes: string; since: number };
type Playback = { stop: () => void; level: () => number; says: Says | null };

let playback: Playback | null = null;
let fetching: AbortController | null = null;
let audio: AudioContext | null = null;

/** Mouth opening: 0 .. 1. */
export function voiceLevel(): number {
  return playback?.level() ?? 0;
}

/** Current phonemes, if known. */
export function voiceSounds(): Says | null {
  return playback?.says ?? null;
}

/** Reads a text aloud, replacing the current one; falls back to the browser's voice. */
export async function speakAloud(text: string): Promise<void> {
  hush();
  if (text.trim() === "") return;
  const mine = new AbortController();
  fetching = mine;
  try {
    const sound = await fetchSpeech(text, mine.signal);
    if (fetching === mine) begin(await playSound(sound));
  } catch {
    if (fetching === mine) readByBrowser(text);
  }
}

export function hush(): void {
  fetching?.abort();
  fetching = null;
  playback?.stop();
  playback = null;
  isSpeaking.set(false);
}

function begin(next: Playback): void {
  playback = next;
  isSpeaking.set(true);
}

async function fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(speechPath, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text, voice: "leo" }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(speechTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`No voice: ${response.status}`);
  return response.arrayBuffer();
}

async function playSound(sound: ArrayBuffer): Promise<Playback> {
  audio ??= new AudioContext();
  // Decoding detaches the buffer.
  const shapes = readLips(sound);
  const buffer = await audio.decodeAudioData(sound);
  // Without a user gesture audio stays blocked: don't wait for its end.
  if (audio.state === "suspended") await Promise.race([audio.resume(), wait(300)]);
  if (audio.state !== "running") throw new Error("The page may not sound yet.");
  const source = new AudioBufferSourceNode(audio, { buffer });
  const meter = new AnalyserNode(audio, { fftSize: 512 });
  source.connect(meter).connect(audio.destination);
  const wave = new Float32Array(meter.fftSize);
  const since = performance.now() / 1000 + (audio.outputLatency || audio.baseLatency || 0);
  const mine: Playback = {
    stop: () => source.stop(),
    says: shapes === null ? null : { shapes, since },
    level: () => {
      meter.getFloatTimeDomainData(wave);
      let sum = 0;
      for (const sample of wave) sum += sample * sample;
      return Math.min(1, Math.sqrt(sum / wave.length) * 5.5);
    },
  };
  source.addEventListener("ended", () => end(mine));
  source.start();
  return mine;
}

function readByBrowser(text: string): void {
  if (!("speechSynthesis" in globalThis)) return;
  const voices = speechSynthesis.getVoices();
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = chooseVoice(voices);
  if (voice) utterance.voice = voice;
  utterance.lang = voice?.lang ?? getActiveLanguage().language;
  utterance.rate = browserVoice.rate;
  utterance.pitch = browserVoice.pitch;
  let wordAt = 0;
  const mine: Playback = {
    stop: () => speechSynthesis.cancel(),
    says: null,
    // Speech synthesis exposes no audio: the mouth follows word boundaries or an average pace.
    level: () => {
      const since = (performance.now() - wordAt) / 1000;
      if (since < 0.5) return Math.abs(Math.sin(since * 14)) * Math.exp(-since * 2.5);
      return 0.4 + 0.4 * Math.sin(performance.now() / 90);
    },
  };
  utterance.addEventListener("boundary", () => {
    wordAt = performance.now();
  });
  utterance.addEventListener("start", () => begin(mine));
  utterance.addEventListener("end", () => end(mine));
  utterance.addEventListener("error", () => end(mine));
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

function end(which: Playback): void {
  if (playback !== which) return;
  playback = null;
  isSpeaking.set(false);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
