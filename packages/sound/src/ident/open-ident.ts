import { playEffects } from "#effects/play-effects.ts";
import type { Clip } from "#mix/clip.ts";
import { estimatePowers } from "#mix/estimate-powers.ts";
import { Mixer } from "#mix/mixer.ts";
import { renderStretch } from "#mix/render-stretch.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { sortClips } from "#mix/sort-clips.ts";
import { performNotes } from "#music/perform.ts";
import { rooms } from "#pieces/rooms.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { fadeAtEnd, steady } from "#signal/envelope.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import type { Soundtrack } from "#soundtrack.ts";
import { identTiming } from "./ident-timing.ts";
import { listIdentEffects, writeIdentNotes } from "./write-ident.ts";

/** Integrated loudness in LUFS; the same as the films'. */
const targetLoudness = -16;
const fadeSeconds = 1.9;

const pool = new SamplePool(32 * 1024 * 1024);

/**
 * Opens the sound of the intro: ten seconds, written note by note and played by the films'
 * orchestra. Samples are made when a stretch is rendered and are always the same.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openIdent(sampleRate = 48000): Soundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000))
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  const sampleCount = Math.round(identTiming.seconds * sampleRate);
  const stage = { sampleRate, sampleCount, seed: 1916 };
  const clips: Clip[] = [
    ...performNotes(writeIdentNotes(), stage).map(({ clip }) => clip),
    ...playEffects(listIdentEffects(), stage),
  ];
  const level = fadeAtEnd(steady, sampleCount, Math.round(fadeSeconds * sampleRate));
  const levels = { near: level, far: level, ambience: level, effects: level, voices: level };
  const forecast = gatedLoudness(estimatePowers(clips, levels, stage));
  const mixer = new Mixer(
    {
      clipsIn: sortClips(clips),
      sampleRate,
      sampleCount,
      room: rooms.hall,
      levels,
      master: dbToGain(targetLoudness - forecast),
    },
    pool,
  );
  return {
    durationSeconds: identTiming.seconds,
    sampleCount,
    render: (from, count) => renderStretch(mixer, from, count, sampleCount),
  };
}
