import { readLips } from "./read-lips.ts";

/** The current utterance: its phonemes and its start by `performance.now()`, in seconds. */
export type Says = { shapes: string; since: number };

/** Something being spoken. */
export type Playback = {
  stop: () => void;
  /** Mouth opening: 0 .. 1. */
  level: () => number;
  says: Says | null;
  /** Resolves when it ends, by itself or stopped. */
  ended: Promise<void>;
};

let audio: AudioContext | null = null;

/** Opens the audio output ahead of the first sound; call it while handling a press or key. */
export function prepareSound(): void {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
}

/** @throws Error if the sound can't be decoded, or the browser blocks sound. */
export async function playSound(sound: ArrayBuffer, signal: AbortSignal): Promise<Playback> {
  audio ??= new AudioContext();
  // Decoding detaches the buffer.
  const shapes = readLips(sound);
  const buffer = await audio.decodeAudioData(sound);
  // Without a user gesture audio stays blocked: don't wait for its end.
  if (audio.state === "suspended") await Promise.race([audio.resume(), wait(300)]);
  signal.throwIfAborted();
  if (audio.state !== "running") throw new Error("The page may not sound yet.");
  const source = new AudioBufferSourceNode(audio, { buffer });
  const meter = new AnalyserNode(audio, { fftSize: 512 });
  source.connect(meter).connect(audio.destination);
  const wave = new Float32Array(meter.fftSize);
  const since = performance.now() / 1000 + (audio.outputLatency || audio.baseLatency || 0);
  const ended = new Promise<void>((resolve) => {
    source.addEventListener("ended", () => resolve());
  });
  source.start();
  return {
    stop: () => source.stop(),
    says: shapes === null ? null : { shapes, since },
    ended,
    level: () => {
      meter.getFloatTimeDomainData(wave);
      let sum = 0;
      for (const sample of wave) sum += sample * sample;
      return Math.min(1, Math.sqrt(sum / wave.length) * 5.5);
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
