import type { Instrument } from "#instruments/instrument.ts";
import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { midiToHz } from "#signal/pitch.ts";
import { pluckString } from "#signal/pluck.ts";

const seconds = 2.4;

/**
 * A distorted guitar: root and fifth are plucked together, clipped as by an overdriven amplifier,
 * and filtered as by its cabinet.
 */
export const powerGuitar: Instrument = {
  kind: "struck",
  level: -2,
  bus: "near",
  range: [38, 84],
  release: 0.05,
  decay: () => 2.6,
  make: (pitch, hard, sampleRate) => {
    const count = Math.round(seconds * sampleRate);
    const string = (midi: number, seed: number) =>
      pluckString(
        {
          hz: midiToHz(midi),
          seconds: 5,
          pickHz: hard ? 4200 : 2600,
          damping: 0.22,
          position: 0.2,
          seed,
        },
        count,
        sampleRate,
      );
    const low = string(pitch, 71 + pitch);
    const high = string(pitch + 7, 72 + pitch);
    const peak = low.reduce((top, x) => Math.max(top, Math.abs(x)), 1e-6);
    const drive = (hard ? 22 : 12) / peak;
    const cabinet = new Filter(sampleRate, 3300, 0.8);
    const rumble = new Filter(sampleRate, 95, 0.7);
    const out = new Float32Array(count);
    for (let i = 0; i < count; i += 1) {
      cabinet.feed(Math.tanh(drive * ((low[i] ?? 0) + 0.8 * (high[i] ?? 0))));
      rumble.feed(cabinet.low);
      out[i] = rumble.high;
    }
    return normalizeLoudness(fadeOut(out, sampleRate * 0.3), sampleRate);
  },
};
