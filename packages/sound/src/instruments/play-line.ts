import { Filter } from "#signal/filter.ts";
import { noiseMask, noisePlace, noiseTable, smoothNoise } from "#signal/noise.ts";
import { midiToHz } from "#signal/pitch.ts";
import { tableSize, waveTable } from "#signal/wave-table.ts";
import type { SoloNote } from "./instrument.ts";

export type Timbre = {
  attack: number;
  release: number;
  vibratoHz: number;
  /** Vibrato depth to each side, in cents, once it is fully developed. */
  vibratoCents: number;
  /** Gain of the breath or bow noise, and its center as a multiple of the pitch. */
  breath: number;
  breathHz?: number;
  /** Gain of the nth partial for a fundamental of `hz`. */
  partial: (n: number, hz: number) => number;
  /** How much the upper partials grow with loudness. */
  brighten: number;
};

/** Control rate: samples over which pitch and timbre are constant. */
const step = 24;

/** Renders one note of a melody with attack, vibrato, swell, slur and breath. */
export function playLine(note: SoloNote, timbre: Timbre, sampleRate: number): Float32Array {
  const seconds = Math.max(note.seconds, timbre.attack);
  const out = new Float32Array(Math.ceil((seconds + timbre.release) * sampleRate) + step);
  const hz = midiToHz(note.pitch);
  const [dull, bright] = tablesFor(timbre, hz, sampleRate);
  const grain = noisePlace(note.seed);
  const air = new Filter(sampleRate, Math.min(hz * (timbre.breathHz ?? 3), 7000), 1.2);
  const slur = note.from === null ? 0 : Math.max(-7, Math.min(7, note.from - note.pitch));
  const attack = note.from === null ? timbre.attack : timbre.attack * 0.6;
  let phase = 0;
  for (let start = 0; start < out.length; start += step) {
    const t = start / sampleRate;
    const level = levelAt(t, seconds, attack, timbre.release);
    const nextLevel = levelAt(t + step / sampleRate, seconds, attack, timbre.release);
    const grown = Math.min(1, Math.max(0, (t - 0.22) / 0.35));
    const vibrato = grown * timbre.vibratoCents * Math.sin(2 * Math.PI * timbre.vibratoHz * t);
    const drift = 3 * smoothNoise(note.seed, t * 2.5);
    const scoop = note.from === null ? -18 * Math.exp(-t / 0.025) : 0;
    const cents = vibrato + drift + scoop + 100 * slur * Math.exp(-t / 0.022);
    const increment = ((hz * 2 ** (cents / 1200)) / sampleRate) * tableSize;
    const color = Math.min(1, timbre.brighten * level * (0.35 + 0.65 * note.velocity));
    for (let i = 0; i < step; i += 1) {
      const whole = phase | 0;
      const part = phase - whole;
      const a = dull[whole] ?? 0;
      const b = bright[whole] ?? 0;
      const low = a + ((dull[whole + 1] ?? 0) - a) * part;
      const high = b + ((bright[whole + 1] ?? 0) - b) * part;
      const gain = level + ((nextLevel - level) * i) / step;
      air.feed(noiseTable[(grain + start + i) & noiseMask] ?? 0);
      out[start + i] = (low + (high - low) * color + timbre.breath * air.band) * gain;
      phase += increment;
      if (phase >= tableSize) phase -= tableSize;
    }
  }
  return out;
}

/** Attack, a slight swell and relaxation during sustain, then a near-exponential release. */
function levelAt(t: number, seconds: number, attack: number, release: number): number {
  const rise = t < attack ? Math.sin(((t / attack) * Math.PI) / 2) : 1;
  const along = Math.min(1, t / seconds);
  const swell = 0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, along * 1.25));
  if (t <= seconds) return rise * swell;
  const left = Math.max(0, 1 - (t - seconds) / release);
  return rise * swell * left * left;
}

const tables = new Map<Timbre, Map<string, [Float32Array, Float32Array]>>();

function tablesFor(timbre: Timbre, hz: number, sampleRate: number): [Float32Array, Float32Array] {
  let known = tables.get(timbre);
  if (!known) tables.set(timbre, (known = new Map<string, [Float32Array, Float32Array]>()));
  const key = `${hz.toFixed(2)}/${sampleRate}`;
  const kept = known.get(key);
  if (kept) return kept;
  if (known.size > 96) known.clear();
  const count = Math.max(1, Math.floor(Math.min(12000, sampleRate * 0.42) / hz));
  const bright = Array.from({ length: count }, (_, i) => timbre.partial(i + 1, hz));
  const dull = bright.map((gain, i) => gain * Math.exp(-i * 0.38));
  const pair: [Float32Array, Float32Array] = [waveTable(dull), waveTable(bright)];
  known.set(key, pair);
  return pair;
}
