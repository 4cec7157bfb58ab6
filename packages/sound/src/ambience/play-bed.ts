import { hashText } from "@goldmane/std/hash-text";
import { randomAt, seededRandom } from "@goldmane/std/seeded-random";
import { placed, type Clip, type Source } from "#mix/clip.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { smoothNoise } from "#signal/noise.ts";
import { noiseLoops } from "#signal/spectral-loop.ts";
import type { AirLayer, Bed, Grain } from "./bed.ts";

/** A bed with the name that its samples are cached under. */
export type NamedBed = { name: string; bed: Bed };

/** Samples in a loop of noise: 5.5 s at 48 kHz. */
const airSize = 262144;
/** Level of a bed of gain 1 relative to the source level, in dB. */
const level = -9;

/** The gain of a bed's part among all sounds. */
export function bedGain({ bed }: NamedBed, gain: number): number {
  return gain * dbToGain(level + bed.level);
}

/** One of the two layers of air, as an endless source. */
export function airSource({ name, bed }: NamedBed, which: number, sampleRate: number): Source {
  return {
    key: `air/${name}/${sampleRate}`,
    make: () => airSamples({ name, bed }, sampleRate),
    loop: { from: which * airSize, size: airSize, left: 0, right: airSize / 2 },
  };
}

/** The gain of a layer of air at a time: a slow swell around its own gain. */
export function swayAt(
  { gain, sway, swaySeconds }: AirLayer,
  seed: number,
  seconds: number,
): number {
  return gain * Math.max(0, 1 + sway * smoothNoise(seed, seconds / swaySeconds));
}

/** The loops of both layers, one after the other, each normalized to the source level. */
function airSamples({ name, bed }: NamedBed, sampleRate: number): Float32Array {
  const [low, high] = bed.air;
  const loops = noiseLoops([low.color, high.color], airSize, sampleRate, hashText(name));
  for (const from of [0, airSize])
    normalizeLoudness(loops.subarray(from, from + airSize), sampleRate);
  return loops;
}

type Span = { start: number; end: number; gain: number };
type Film = { sampleRate: number; sampleCount: number; seed: number };

/** The grains of a bed that begin in a span of seconds. */
export function grainClips(named: NamedBed, grain: Grain, span: Span, film: Film): Clip[] {
  const { sampleRate } = film;
  const clips: Clip[] = [];
  const seed = film.seed ^ hashText(grain.name);
  // Grain slots count from the film's start, so that a cue does not restart the ambience.
  const first = Math.max(0, Math.ceil(span.start / grain.every));
  for (let slot = first; slot * grain.every < span.end; slot += 1) {
    const at = (slot + (grain.isSteady ? 0 : randomAt(seed, slot * 4))) * grain.every;
    const start = Math.round(at * sampleRate);
    const length = Math.min(Math.round(grain.seconds * sampleRate), film.sampleCount - start);
    if (at >= span.end - grain.seconds * 0.5 || length <= 0) continue;
    if (!grain.isSteady && randomAt(seed, slot * 4 + 1) < 0.2) continue;
    const take = Math.floor(randomAt(seed, slot * 4 + 2) * grain.takes);
    const pan = grain.isSteady ? 0 : 1.6 * randomAt(seed, slot * 4 + 3) - 0.8;
    const gain = bedGain(named, grain.gain * span.gain);
    clips.push({
      bus: "ambience",
      source: {
        key: `grain/${grain.name}/${take}/${sampleRate}`,
        make: () => grainSamples(grain, take, sampleRate),
        loop: null,
      },
      start,
      length,
      ...placed(gain * (0.6 + 0.4 * randomAt(seed, slot * 4 + 5)), pan),
      envelope: { at: [0], value: [1] },
      decay: grain.seconds,
    });
  }
  return clips;
}

function grainSamples(grain: Grain, take: number, sampleRate: number): Float32Array {
  const out = new Float32Array(Math.round(grain.seconds * sampleRate));
  grain.draw(out, seededRandom(hashText(grain.name) + take * 6151), sampleRate);
  // Normalizing a very short grain over 400 ms would make it far too loud.
  const share = Math.sqrt(Math.min(1, grain.seconds / 0.4));
  return normalizeLoudness(fadeOut(out, sampleRate * 0.01), sampleRate, grain.peakSeconds).map(
    (sample) => sample * share,
  );
}
