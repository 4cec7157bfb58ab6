import { Filter } from "./filter.ts";
import { whiteNoise } from "./noise.ts";

export type Pluck = {
  hz: number;
  /** Seconds to fall by 60 dB. */
  seconds: number;
  /** Cutoff in Hz of the finger or plectrum. */
  pickHz: number;
  /** High-frequency damping: 0 keeps the treble, 0.5 loses it at once. */
  damping: number;
  /** Plucking position along the string, 0..1. */
  position: number;
  seed: number;
};

/**
 * A plucked string: the loop of Karplus and Strong (1983) with the tuning of Jaffe and Smith
 * (1983).
 */
export function pluckString(pluck: Pluck, length: number, sampleRate: number): Float32Array {
  const out = new Float32Array(length);
  const period = sampleRate / pluck.hz - pluck.damping;
  const whole = Math.max(2, Math.floor(period - 0.15));
  const rest = period - whole;
  const allPass = (1 - rest) / (1 + rest);
  const loss = 10 ** (-3 / (pluck.hz * pluck.seconds));
  const string = excitation(pluck, whole, sampleRate);
  let lastTap = 0;
  let lastIn = 0;
  let lastOut = 0;
  let at = 0;
  for (let i = 0; i < length; i += 1) {
    const tap = string[at] ?? 0;
    out[i] = tap;
    const damped = loss * ((1 - pluck.damping) * tap + pluck.damping * lastTap);
    lastTap = tap;
    lastOut = allPass * (damped - lastOut) + lastIn;
    lastIn = damped;
    string[at] = lastOut;
    at = at + 1 === whole ? 0 : at + 1;
  }
  return out;
}

function excitation(pluck: Pluck, whole: number, sampleRate: number): Float64Array {
  const noise = whiteNoise(pluck.seed);
  const filter = new Filter(sampleRate, pluck.pickHz, 0.6);
  const string = new Float64Array(whole);
  for (let i = -32; i < whole; i += 1) {
    filter.feed(noise());
    if (i >= 0) string[i] = filter.low;
  }
  const shift = Math.max(1, Math.round(whole * pluck.position));
  const combed = string.map((value, i) => value - (string[(i + whole - shift) % whole] ?? 0));
  const mean = combed.reduce((sum, value) => sum + value, 0) / whole;
  return combed.map((value) => value - mean);
}
