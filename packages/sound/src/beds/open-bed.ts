import type { Clip } from "#mix/clip.ts";
import { Mixer } from "#mix/mixer.ts";
import { renderStretch } from "#mix/render-stretch.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { sortClips } from "#mix/sort-clips.ts";
import { usualLift } from "#mix/usual-lift.ts";
import { balanceSections } from "#music/balance.ts";
import { compose } from "#music/compose.ts";
import { performNotes } from "#music/perform.ts";
import { themesByName } from "#music/themes/themes-by-name.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { steady } from "#signal/envelope.ts";
import type { Soundtrack } from "#soundtrack.ts";
import { bedTiming, type Bed } from "./bed.ts";

/** Level of the music behind a scene of a film, in dB. */
const behindScene = -3;

const pool = new SamplePool(48 * 1024 * 1024);

const even = { near: steady, far: steady, effects: steady, ambience: steady, voices: steady };

/**
 * Composes and performs a bed that repeats without a seam: its last notes and its reverb ring into
 * its beginning, and after `loopSeconds` it continues as it began. At its level it belongs behind
 * the sound of clips; under spoken lines, films turn their music down to a quarter.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openBed(bed: Bed, sampleRate = 48000): Soundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000)) {
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  }
  const { loopSeconds, seconds } = bedTiming(bed);
  const loop = Math.round(loopSeconds * sampleRate);
  const sampleCount = Math.round(seconds * sampleRate);
  const once = playOnce(bed, loopSeconds, { sampleRate, sampleCount: loop, seed: bed.seed });
  const rounds = [0, 1, 2].flatMap((round) =>
    once.map((clip): Clip => Object.assign({}, clip, { start: clip.start + round * loop })),
  );
  const mixer = new Mixer(
    {
      clipsIn: sortClips(rounds),
      sampleRate,
      sampleCount: Number.POSITIVE_INFINITY,
      room: themesByName[bed.theme].room,
      levels: even,
      master: dbToGain(usualLift + behindScene),
    },
    pool,
  );
  return {
    durationSeconds: seconds,
    sampleCount,
    // The second round, in which the end of the first is heard.
    render: (from, count) => {
      const within = Math.max(0, Math.min(count, sampleCount - from));
      const { left, right } = renderStretch(mixer, loop + from, within, Number.POSITIVE_INFINITY);
      return { left: padded(left, count), right: padded(right, count) };
    },
  };
}

/** The notes of one round, each with its whole length. */
function playOnce(
  { theme, tempo, seed, mood, intensity }: Bed,
  loopSeconds: number,
  film: { sampleRate: number; sampleCount: number; seed: number },
): Clip[] {
  const section = { mood, intensity, beat: "conflict" } as const;
  // A section follows, so that this one leads on instead of ending with a cadence.
  const score = compose({
    seed,
    durationSeconds: loopSeconds + loopSeconds / 4,
    theme,
    tempo,
    sections: [
      { ...section, at: 0 },
      { ...section, at: loopSeconds },
    ],
    hits: [],
    rests: [],
    effects: [],
    ambiences: [],
    speech: [],
  });
  const notes = score.notes.filter(({ bar }) => score.bars[bar]?.sectionIndex === 0);
  const unending = { ...film, sampleCount: Number.POSITIVE_INFINITY };
  return balanceSections(performNotes(notes, unending), score.bars, film);
}

function padded(samples: Float32Array, count: number): Float32Array {
  if (samples.length === count) return samples;
  const all = new Float32Array(count);
  all.set(samples);
  return all;
}
