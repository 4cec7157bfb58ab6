import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut, ring } from "#signal/modal.ts";
import { noiseMask, noisePlace, noiseTable } from "#signal/noise.ts";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { Instrument } from "./instrument.ts";

/** Bronze: many inharmonic modes over noise that darkens as it decays. */
function bronze(
  out: Float32Array,
  options: { seconds: number; darkHz: number },
  sampleRate: number,
) {
  const random = seededRandom(404);
  const modes = Array.from({ length: 26 }, () => {
    const hz = 420 * 2 ** (random() * 4.2);
    return { hz, gain: 0.12 * (0.4 + random()), seconds: options.seconds * (0.3 + 0.5 * random()) };
  });
  ring(out, modes, sampleRate);
  const grain = noisePlace(12);
  const high = new Filter(sampleRate, 3200, 0.6);
  const low = new Filter(sampleRate, options.darkHz, 0.6);
  for (let i = 0; i < out.length; i += 1) {
    const t = i / sampleRate;
    if (i % 64 === 0) low.tune(1800 + options.darkHz * Math.exp((-2.2 * t) / options.seconds), 0.6);
    high.feed(noiseTable[(grain + i) & noiseMask] ?? 0);
    low.feed(high.high);
    out[i] = (out[i] ?? 0) + low.low * 0.9 * Math.exp((-5 * t) / options.seconds);
  }
}

export const crash: Instrument = {
  kind: "struck",
  level: -7,
  bus: "far",
  range: [0, 127],
  release: null,
  decay: () => 1.6,
  make: (_pitch, hard, sampleRate) => {
    const out = new Float32Array(Math.round(2.4 * sampleRate));
    bronze(out, { seconds: hard ? 2.3 : 1.7, darkHz: hard ? 9500 : 6500 }, sampleRate);
    for (let i = 0; i < 0.004 * sampleRate; i += 1)
      out[i] = ((out[i] ?? 0) * i) / (0.004 * sampleRate);
    return normalizeLoudness(fadeOut(out, sampleRate * 0.5), sampleRate);
  },
};

/** Seconds that the roll takes to its peak; it starts that long before the moment it marks. */
export const swellSeconds = 1.5;

/** A roll with soft mallets that swells into a moment and is damped after it. */
export const cymbalSwell: Instrument = {
  kind: "struck",
  level: -9,
  bus: "far",
  range: [0, 127],
  release: null,
  decay: () => 1.3,
  make: (_pitch, _hard, sampleRate) => {
    const out = new Float32Array(Math.round((swellSeconds + 0.7) * sampleRate));
    const grain = noisePlace(21);
    const high = new Filter(sampleRate, 2600, 0.6);
    const low = new Filter(sampleRate, 5000, 0.6);
    for (let i = 0; i < out.length; i += 1) {
      const t = i / sampleRate;
      const grown = Math.min(1, t / swellSeconds);
      if (i % 64 === 0) low.tune(1500 + 7500 * grown * grown, 0.6);
      high.feed(noiseTable[(grain + i) & noiseMask] ?? 0);
      low.feed(high.high);
      const after = t > swellSeconds ? Math.exp(-(t - swellSeconds) / 0.16) : 1;
      out[i] = low.low * grown ** 2.6 * after;
    }
    return normalizeLoudness(fadeOut(out, sampleRate * 0.1), sampleRate, swellSeconds + 0.7);
  },
};
