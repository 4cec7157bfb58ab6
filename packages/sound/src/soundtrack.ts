import { playAmbiences } from "#ambience/play-ambience.ts";
import { playEffects } from "#effects/play-effects.ts";
import { blockSize } from "#mix/block.ts";
import type { Bus, Clip } from "#mix/clip.ts";
import { ambienceDucking, duckUnder, musicDucking } from "#mix/ducking.ts";
import { forecastPowers } from "#mix/forecast.ts";
import { Mixer } from "#mix/mixer.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { balanceSections } from "#music/balance.ts";
import { compose } from "#music/compose.ts";
import { performNotes } from "#music/perform.ts";
import { themeBook } from "#music/themes/theme-book.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { tameCues } from "#score/tame-cues.ts";
import { decibels } from "#signal/decibels.ts";
import { fadeAtEnd, steady, type Envelope } from "#signal/envelope.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import { speakLines } from "#voices/speak-lines.ts";

export type Soundtrack = {
  durationSeconds: number;
  /** Samples of each channel: the duration times the sample rate, rounded. */
  sampleCount: number;
  /**
   * Any stretch of the film's sound, always the same samples however it is asked for.
   * Beyond the film there is silence.
   * @throws RangeError when `from` or `count` is negative or no whole number.
   */
  render(from: number, count: number): { left: Float32Array; right: Float32Array };
};

/** Integrated loudness of a film, in LUFS: level with what streaming services play. */
const targetLoudness = -15.5;

/** Samples of instruments, effects and places, shared by all films. */
const pool = new SamplePool(64 * 1024 * 1024);

/**
 * Composes and performs the sound of a film: score, effects, places and wordless voices, mixed.
 * Opening is quick; samples are made when a stretch is rendered.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openSoundtrack(sheet: CueSheet, sampleRate = 48000): Soundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000)) {
    throw new RangeError(`A sample rate of ${sampleRate} Hz cannot be rendered.`);
  }
  const cues = tameCues(sheet);
  const sampleCount = Math.round(cues.durationSeconds * sampleRate);
  const film = { sampleRate, sampleCount, seed: cues.seed };
  const score = compose(cues);
  const clips: Clip[] = [
    ...balanceSections(performNotes(score.notes, film), score.bars, film),
    ...playEffects(cues.effects, film),
    ...playAmbiences(cues.ambiences, film),
    ...speakLines(cues.speech, { ...film, tonic: score.tonic }),
  ];
  const levels = busLevels(cues, film);
  const forecast = gatedLoudness(forecastPowers(clips, levels, film));
  const lift = Number.isFinite(forecast) ? targetLoudness - forecast : 0;
  const mixer = new Mixer(
    {
      clips,
      sampleRate,
      sampleCount,
      room: themeBook[cues.theme].room,
      levels,
      master: decibels(Math.min(12, Math.max(-12, lift))),
    },
    pool,
  );
  return {
    durationSeconds: cues.durationSeconds,
    sampleCount,
    render: (from, count) => renderStretch(mixer, from, count, sampleCount),
  };
}

/** Music and places bow to voices; the music's last second dies away with the film. */
function busLevels(
  cues: CueSheet,
  film: { sampleRate: number; sampleCount: number },
): Record<Bus, Envelope> {
  const spoken = cues.speech.filter((line) => line.syllables.length > 0);
  const ducked = duckUnder(spoken, musicDucking, film.sampleRate);
  const music = fadeAtEnd(ducked, film.sampleCount, film.sampleRate);
  const ambience = fadeAtEnd(
    duckUnder(spoken, ambienceDucking, film.sampleRate),
    film.sampleCount,
    film.sampleRate,
  );
  return { near: music, far: music, ambience, effects: steady, voices: steady };
}

function renderStretch(mixer: Mixer, from: number, count: number, sampleCount: number) {
  if (!Number.isInteger(from) || !Number.isInteger(count) || from < 0 || count < 0) {
    throw new RangeError(`Cannot render ${count} samples from ${from}.`);
  }
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  const end = Math.min(from + count, sampleCount);
  for (let index = Math.floor(from / blockSize); index * blockSize < end; index += 1) {
    const block = mixer.block(index);
    const first = Math.max(from, index * blockSize);
    const last = Math.min(end, (index + 1) * blockSize);
    const offset = index * blockSize;
    left.set(block.left.subarray(first - offset, last - offset), first - from);
    right.set(block.right.subarray(first - offset, last - offset), first - from);
  }
  return { left, right };
}
