import { blockSize, silentBlock, type Stereo } from "#mix/block.ts";
import { estimatePowers } from "#mix/estimate-powers.ts";
import { Mixer } from "#mix/mixer.ts";
import type { OpenSound } from "#mix/open-sound.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { steady } from "#signal/envelope.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import { moods } from "./moods/moods.ts";
import { Passages } from "./play-passages.ts";
import { shapeVibe } from "./shape-vibe.ts";
import { shapers } from "./shapers/shapers.ts";
import type { MoodName, ShaperName } from "./vibe-names.ts";
import { wearTape } from "./wear-tape.ts";

/** Integrated loudness of a vibe's first passages, in LUFS. */
const targetLoudness = -17;
const passagesForetold = 4;

/** Instrument samples, shared by all vibes of a process. */
const pool = new SamplePool(48 * 1024 * 1024);

export type VibeChoice = { mood: MoodName; shaper: ShaperName | null; seed: number };

/** `bpm`: beats per minute. */
export type OpenVibe = OpenSound & { bpm: number };

/**
 * Opens endless music. Any block can be requested and always has the same samples; consecutive
 * requests are fastest.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openVibe({ mood, shaper, seed }: VibeChoice, sampleRate = 48000): OpenVibe {
  if (!(sampleRate >= 8000 && sampleRate <= 192000))
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  const shape = shaper && shapers[shaper];
  const vibe = shape ? shapeVibe(moods[mood], shape) : moods[mood];
  const passages = new Passages(vibe, { sampleRate, seed });
  const levels = { near: steady, far: steady, ambience: steady, effects: steady, voices: steady };
  const mixer = new Mixer(
    {
      clipsIn: (block) => passages.clipsIn(block),
      sampleRate,
      sampleCount: Infinity,
      room: vibe.room,
      levels,
      master: masterOf(passages, levels, sampleRate),
    },
    pool,
  );
  const clean = (index: number) => (index < 0 ? silentBlock() : copyOf(mixer.block(index)));
  return {
    bpm: vibe.bpm,
    blockSize,
    block: (index) => {
      const before = shape?.isWorn ? clean(index - 1) : null;
      const block = clean(index);
      return before ? wearTape({ before, block, index, sampleRate, seed }) : block;
    },
  };
}

type Levels = Parameters<typeof estimatePowers>[1];

/**
 * The master gain that brings the first passages to the target loudness; it applies to all
 * passages.
 */
function masterOf(passages: Passages, levels: Levels, sampleRate: number): number {
  const clips = Array.from({ length: passagesForetold }, (_, index) => passages.at(index)).flat();
  const film = { sampleRate, sampleCount: passages.length * passagesForetold };
  const forecast = gatedLoudness(estimatePowers(clips, levels, film));
  const lift = Number.isFinite(forecast) ? targetLoudness - forecast : 0;
  return dbToGain(Math.min(18, Math.max(-18, lift)));
}

function copyOf({ left, right }: Stereo): Stereo {
  return { left: left.slice(), right: right.slice() };
}
