import { hashText } from "@goldmane/std/hash-text";
import { airSource, bedGain, grainClips, type NamedBed, swayAt } from "#ambience/play-bed.ts";
import { blockSize, silentBlock, type Stereo } from "#mix/block.ts";
import { type Clip, placed } from "#mix/clip.ts";
import { playClips } from "#mix/play-clip.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import type { OpenSound } from "#mix/open-sound.ts";
import { natureBeds } from "./nature-beds.ts";
import type { NatureName } from "./nature-names.ts";

const pool = new SamplePool(24 * 1024 * 1024);
/** Between two points of a layer's swell, in seconds. */
const swayStep = 0.1;

/**
 * Opens an endless sound of nature. Any block can be requested, and always has the same samples for
 * a seed, up to 12 hours from the start.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openNature(name: NatureName, seed: number, sampleRate = 48000): OpenSound {
  if (!(sampleRate >= 8000 && sampleRate <= 192000))
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  const named = { name: `nature-${name}`, bed: natureBeds[name] };
  const own = seed ^ hashText(name);
  return {
    blockSize,
    block: (index) => {
      const clips = [
        ...airClips(named, index, { sampleRate, seed: own }),
        ...allGrains(named, index, { sampleRate, seed: own }),
      ];
      const block = silentBlock();
      const playing = clips.map((clip) => ({ clip, samples: pool.samplesOf(clip.source) }));
      playClips(playing, block, index * blockSize);
      return soften(block);
    },
  };
}

type Stage = { sampleRate: number; seed: number };

/** Both layers run through from the first sample on; only the swell of this block is written. */
function airClips(named: NamedBed, index: number, { sampleRate, seed }: Stage): Clip[] {
  const from = index * blockSize;
  const first = Math.floor(from / sampleRate / swayStep);
  const last = Math.ceil((from + blockSize) / sampleRate / swayStep);
  const steps = Array.from({ length: last - first + 1 }, (_, step) => (first + step) * swayStep);
  return named.bed.air.map((layer, which) => ({
    bus: "ambience",
    source: airSource(named, which, sampleRate),
    start: 0,
    length: from + blockSize,
    ...placed(bedGain(named, 1), 0),
    envelope: {
      at: steps.map((seconds) => Math.round(seconds * sampleRate)),
      value: steps.map((seconds) => swayAt(layer, seed + which * 31, seconds)),
    },
    decay: Number.POSITIVE_INFINITY,
  }));
}

function allGrains(named: NamedBed, index: number, { sampleRate, seed }: Stage): Clip[] {
  const from = (index * blockSize) / sampleRate;
  const to = from + blockSize / sampleRate;
  return named.bed.grains.flatMap((grain) => {
    const span = { start: from - grain.seconds - grain.every, end: to + grain.seconds, gain: 1 };
    return grainClips(named, grain, span, { sampleRate, sampleCount: Infinity, seed });
  });
}

/** Rounds off peaks above -3 dB, such as of two crackles at once. */
function soften(block: Stereo): Stereo {
  for (const channel of [block.left, block.right])
    for (let i = 0; i < channel.length; i += 1) {
      const sample = channel[i] ?? 0;
      const size = Math.abs(sample);
      if (size > knee)
        channel[i] = Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room));
    }
  return block;
}
const knee = 0.7;
const room = 0.2;
