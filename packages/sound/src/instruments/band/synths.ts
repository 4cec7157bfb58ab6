import type { Instrument } from "#instruments/instrument.ts";
import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { midiToHz } from "#signal/pitch.ts";

/** A deep sine that drops into its pitch and decays slowly. */
export const subBass: Instrument = {
  kind: "struck",
  level: 4,
  bus: "near",
  range: [24, 52],
  release: 0.05,
  decay: () => 1.6,
  make: (pitch, hard, sampleRate) => {
    const out = new Float32Array(Math.round(1.8 * sampleRate));
    const hz = midiToHz(pitch);
    let phase = 0;
    for (let i = 0; i < out.length; i += 1) {
      const t = i / sampleRate;
      phase += (2 * Math.PI * hz * (1 + (hard ? 1.4 : 0.7) * Math.exp(-t / 0.018))) / sampleRate;
      const level = Math.min(1, t / 0.003) * Math.exp(-t / 0.7);
      // The second and third partials make the pitch audible on small loudspeakers.
      out[i] = (Math.sin(phase) + 0.3 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase)) * level;
    }
    return normalizeLoudness(fadeOut(out, sampleRate * 0.1), sampleRate);
  },
};

/** A saw whose filter closes after each note: an arpeggio's pluck. */
export const synthPluck: Instrument = filtered({
  level: -1,
  range: [40, 96],
  seconds: 0.7,
  openHz: 6500,
  fall: 0.09,
  resonance: 1.4,
  shape: (x) => 2 * x - 1,
});

/** A thin pulse whose filter closes at once. */
export const blip: Instrument = filtered({
  level: -2,
  range: [48, 103],
  seconds: 0.28,
  openHz: 9000,
  fall: 0.06,
  resonance: 0.8,
  shape: (x) => (x < 0.25 ? 1 : -0.33),
});

type Filtered = {
  level: number;
  range: readonly [number, number];
  seconds: number;
  openHz: number;
  /** Time constant of filter and level, in seconds: both fall to about a third in it. */
  fall: number;
  resonance: number;
  /** One period of the wave; `x` is the phase, 0..1. */
  shape: (x: number) => number;
};

function filtered(spec: Filtered): Instrument {
  return {
    kind: "struck",
    level: spec.level,
    bus: "near",
    range: spec.range,
    release: null,
    decay: () => spec.seconds * 0.7,
    make: (pitch, hard, sampleRate) => {
      const out = new Float32Array(Math.round(spec.seconds * sampleRate));
      const step = midiToHz(pitch) / sampleRate;
      const filter = new Filter(sampleRate, spec.openHz, spec.resonance);
      let phase = 0;
      for (let i = 0; i < out.length; i += 1) {
        const t = i / sampleRate;
        if (i % 32 === 0) {
          const open = spec.openHz * (hard ? 1 : 0.55) * Math.exp(-t / spec.fall);
          filter.tune(open + midiToHz(pitch) * 1.5, spec.resonance);
        }
        // A second oscillator, detuned by a third of a percent, widens the tone.
        filter.feed(spec.shape(phase % 1) + 0.6 * spec.shape((phase * 1.0033) % 1));
        out[i] = filter.low * Math.min(1, t / 0.002) * Math.exp(-t / (spec.fall * 2.4));
        phase += step;
      }
      return normalizeLoudness(fadeOut(out, sampleRate * 0.05), sampleRate);
    },
  };
}
