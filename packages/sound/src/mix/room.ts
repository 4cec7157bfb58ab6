import { fftOfSize } from "#signal/fft.ts";
import { whiteNoise } from "#signal/noise.ts";
import { blockSize } from "./block.ts";

/**
 * Reverb parameters: RT60 in seconds, `brightness` from 0 (dull) to 1 (bright), and the pre-delay
 * in seconds.
 */
export type Room = { seconds: number; brightness: number; preDelay: number };

/** Samples in a block at half the sample rate. */
export const halfBlock = blockSize / 2;

/** Blocks until the impulse response has fallen by 55 dB; at most 3 s at 48 kHz. */
function partsOf(room: Room, sampleRate: number): number {
  return Math.min(9, Math.max(1, Math.ceil((room.seconds * 0.92 * sampleRate) / blockSize)));
}

/**
 * One partition of the impulse response, transformed: the left response as real part, the right as
 * imaginary part.
 */
export type Spectrum = { re: Float64Array; im: Float64Array };

const built = new Map<string, Spectrum[]>();

/** The impulse response, partitioned and transformed. Cached, since there are few rooms. */
export function roomSpectra(room: Room, sampleRate: number): Spectrum[] {
  const key = `${room.seconds}/${room.brightness}/${room.preDelay}/${sampleRate}`;
  const known = built.get(key);
  if (known) return known;
  if (built.size >= 8) built.clear();
  const answers = [0, 1].map((ear) => answerOf(room, sampleRate, ear));
  const fft = fftOfSize(halfBlock * 2);
  const spectra = Array.from({ length: partsOf(room, sampleRate) }, (_, part) => {
    const re = new Float64Array(halfBlock * 2);
    const im = new Float64Array(halfBlock * 2);
    for (let i = 0; i < halfBlock; i += 1) {
      re[i] = answers[0]?.[part * halfBlock + i] ?? 0;
      im[i] = answers[1]?.[part * halfBlock + i] ?? 0;
    }
    fft.forward(re, im);
    return { re, im };
  });
  built.set(key, spectra);
  return spectra;
}

/**
 * An impulse response: a few early reflections, then decaying noise that darkens; its energy is
 * 1/2.
 */
function answerOf(room: Room, sampleRate: number, ear: number): Float64Array {
  const rate = sampleRate / 2;
  const length = partsOf(room, sampleRate) * halfBlock;
  const answer = new Float64Array(length);
  const noise = whiteNoise(0x51ed + ear * 977);
  const onset = Math.round(room.preDelay * rate);
  const fall = Math.log(1000) / (room.seconds * rate);
  let dark = 0;
  let rumble = 0;
  for (let i = onset; i < length; i += 1) {
    const since = i - onset;
    const seconds = since / rate;
    const cutoff =
      (3500 + 9000 * room.brightness) * Math.exp(-1.6 * (seconds / room.seconds)) + 700;
    const smooth = 1 - Math.exp((-2 * Math.PI * cutoff) / rate);
    dark += smooth * (noise() - dark);
    rumble += 0.045 * (dark - rumble);
    const build = 1 - Math.exp(-seconds / 0.018);
    const last = Math.min(1, (length - i) / (rate * 0.2));
    answer[i] = (dark - rumble) * Math.exp(-fall * since) * build * last;
  }
  for (let echo = 0; echo < 7; echo += 1) {
    const seconds = 0.009 + 0.0115 * echo + 0.004 * (noise() + 1);
    const at = Math.round(seconds * rate);
    answer[at] = (answer[at] ?? 0) + (echo % 2 === ear ? 0.5 : -0.32) * 0.8 ** echo;
  }
  let energy = 0;
  for (const value of answer) energy += value * value;
  const scale = Math.sqrt(0.5 / Math.max(energy, 1e-12));
  for (let i = 0; i < length; i += 1) answer[i] = (answer[i] ?? 0) * scale;
  return answer;
}
