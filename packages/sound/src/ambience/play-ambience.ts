import { hashText } from "@goldmane/std/hash-text";
import { randomAt, seededRandom } from "@goldmane/std/seeded-random";
import { placed, type Clip } from "#mix/clip.ts";
import type { AmbienceCue } from "#score/cue-sheet.ts";
import type { AmbienceBed } from "#score/vocabulary.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import type { Envelope } from "#signal/envelope.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { smoothNoise } from "#signal/noise.ts";
import { noiseLoops } from "#signal/spectral-loop.ts";
import type { AirLayer, Bed, Grain } from "./bed.ts";
import { birds, night, rain, snow, waves, wind } from "./nature.ts";
import { cave, city, engineRoom, room, space } from "./places.ts";

const beds: Record<AmbienceBed, Bed> = {
  birds,
  night,
  wind,
  rain,
  waves,
  city,
  cave,
  space,
  engine: engineRoom,
  snow,
  room,
};

/** Samples in a loop of noise: 5.5 s at 48 kHz. */
const airSize = 262144;
/** Level of a bed of gain 1 relative to the source level, in dB. */
const level = -9;
/** Consecutive beds cross-fade over this many seconds. */
const crossSeconds = 1.2;

type Film = { sampleRate: number; sampleCount: number; seed: number };

export function playAmbiences(cues: readonly AmbienceCue[], film: Film): Clip[] {
  return cues.flatMap((cue, index) => [
    ...airClips(cue, film, index),
    ...beds[cue.bed].grains.flatMap((grain) => grainClips(cue, grain, film)),
  ]);
}

function airClips(cue: AmbienceCue, film: Film, index: number): Clip[] {
  const bed = beds[cue.bed];
  const { sampleRate } = film;
  const start = Math.round(Math.max(0, cue.start - crossSeconds / 2) * sampleRate);
  const end = Math.min(film.sampleCount, Math.round((cue.end + crossSeconds / 2) * sampleRate));
  if (end <= start) return [];
  return bed.air.map((layer, which) => {
    const envelope = swayed(
      layer,
      (end - start) / sampleRate,
      film.seed + which * 31 + index,
      sampleRate,
    );
    return {
      bus: "ambience" as const,
      source: {
        key: `air/${cue.bed}/${sampleRate}`,
        make: () => airSamples(cue.bed, sampleRate),
        loop: { from: which * airSize, size: airSize, left: 0, right: airSize / 2 },
      },
      start,
      length: end - start,
      ...placed(cue.gain * dbToGain(level + bed.level), 0),
      envelope,
      decay: Number.POSITIVE_INFINITY,
    };
  });
}

/** The layer's gain envelope: fades at both ends and a slow swell in between. */
function swayed(layer: AirLayer, seconds: number, seed: number, sampleRate: number): Envelope {
  const envelope: Envelope = { at: [], value: [] };
  const step = 0.15;
  for (let t = 0; t <= seconds; t += step) {
    const fade = Math.min(1, t / crossSeconds, Math.max(0, seconds - t) / crossSeconds);
    const sway = 1 + layer.sway * smoothNoise(seed, t / layer.swaySeconds);
    envelope.at.push(Math.round(t * sampleRate));
    envelope.value.push(layer.gain * fade * Math.max(0, sway));
  }
  return envelope;
}

/** The loops of both layers, one after the other, the first normalized to the source level. */
function airSamples(name: AmbienceBed, sampleRate: number): Float32Array {
  const [low, high] = beds[name].air;
  const loops = noiseLoops([low.color, high.color], airSize, sampleRate, hashText(name));
  for (const from of [0, airSize])
    normalizeLoudness(loops.subarray(from, from + airSize), sampleRate);
  return loops;
}

function grainClips(cue: AmbienceCue, grain: Grain, film: Film): Clip[] {
  const { sampleRate } = film;
  const clips: Clip[] = [];
  const seed = film.seed ^ hashText(grain.name);
  // Grain slots count from the film's start, so that a cue does not restart the ambience.
  const first = Math.ceil(cue.start / grain.every);
  for (let slot = first; slot * grain.every < cue.end; slot += 1) {
    const at = (slot + randomAt(seed, slot * 4)) * grain.every;
    const start = Math.round(at * sampleRate);
    const length = Math.min(Math.round(grain.seconds * sampleRate), film.sampleCount - start);
    if (at >= cue.end - grain.seconds * 0.5 || length <= 0 || randomAt(seed, slot * 4 + 1) < 0.2)
      continue;
    const take = Math.floor(randomAt(seed, slot * 4 + 2) * grain.takes);
    const pan = 1.6 * randomAt(seed, slot * 4 + 3) - 0.8;
    const gain = grain.gain * cue.gain * dbToGain(level + beds[cue.bed].level);
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
  return normalizeLoudness(fadeOut(out, sampleRate * 0.01), sampleRate).map(
    (sample) => sample * share,
  );
}
