import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { midiToHz } from "#signal/pitch.ts";
import { pluckString } from "#signal/pluck.ts";
import type { Instrument } from "./instrument.ts";

export type PluckedSpec = {
  level: number;
  range: readonly [number, number];
  /** Seconds to fall by 60 dB at middle C. */
  seconds: number;
  longest: number;
  pickHz: number;
  damping: number;
  position: number;
  release: number | null;
  /** Resonances of the instrument's body. */
  body: readonly { hz: number; gain: number }[];
};

export function plucked(spec: PluckedSpec): Instrument {
  const decay = (pitch: number) => spec.seconds * 2 ** (-(pitch - 60) / 24);
  return {
    kind: "struck",
    level: spec.level,
    bus: "near",
    range: spec.range,
    release: spec.release,
    decay: (pitch) => decay(pitch) * 0.7,
    make: (pitch, hard, sampleRate) => {
      const hz = midiToHz(pitch);
      const seconds = Math.min(spec.longest, decay(pitch));
      const pluck = {
        hz,
        seconds: decay(pitch),
        pickHz: (hard ? 1.6 : 1) * spec.pickHz + hz * 1.5,
        damping: spec.damping,
        position: spec.position,
        seed: 1000 + pitch,
      };
      const out = pluckString(pluck, Math.round(seconds * sampleRate), sampleRate);
      for (const { hz: bodyHz, gain } of spec.body) resonate(out, bodyHz, gain, sampleRate);
      return normalizeLoudness(fadeOut(out, sampleRate * 0.1), sampleRate);
    },
  };
}

function resonate(out: Float32Array, hz: number, gain: number, sampleRate: number): void {
  const filter = new Filter(sampleRate, hz, 3.5);
  for (let i = 0; i < out.length; i += 1) {
    const sample = out[i] ?? 0;
    filter.feed(sample);
    out[i] = sample + gain * filter.band;
  }
}

export const harp = plucked({
  level: 0,
  range: [36, 96],
  seconds: 3.2,
  longest: 2.6,
  pickHz: 3000,
  damping: 0.12,
  position: 0.42,
  release: null,
  body: [{ hz: 210, gain: 0.5 }],
});

export const guitar = plucked({
  level: 0,
  range: [40, 84],
  seconds: 2.4,
  longest: 2.2,
  pickHz: 4200,
  damping: 0.15,
  position: 0.21,
  release: 0.2,
  body: [
    { hz: 105, gain: 0.7 },
    { hz: 215, gain: 0.6 },
  ],
});

export const pizzicato = plucked({
  level: 1,
  range: [36, 88],
  seconds: 0.75,
  longest: 0.8,
  pickHz: 2500,
  damping: 0.4,
  position: 0.3,
  release: null,
  body: [
    { hz: 280, gain: 0.9 },
    { hz: 460, gain: 0.6 },
  ],
});

export const uprightBass = plucked({
  level: 2,
  range: [26, 55],
  seconds: 1.6,
  longest: 1.8,
  pickHz: 800,
  damping: 0.4,
  position: 0.28,
  release: 0.12,
  body: [{ hz: 95, gain: 0.6 }],
});

/** A bright synthetic pluck, for space. */
export const starPluck = plucked({
  level: -1,
  range: [48, 96],
  seconds: 1.5,
  longest: 1.5,
  pickHz: 3800,
  damping: 0.32,
  position: 0.5,
  release: null,
  body: [],
});
