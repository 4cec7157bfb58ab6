import { estimatePowers } from "#mix/estimate-powers.ts";
import { Mixer } from "#mix/mixer.ts";
import { renderStretch } from "#mix/render-stretch.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { sortClips } from "#mix/sort-clips.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import type { Soundtrack } from "#soundtrack.ts";
import { layOutForm } from "./lay-out-form.ts";
import type { Piece } from "./piece.ts";
import { pieceLevels, playPiece } from "./play-piece.ts";
import { writePiece } from "./write-piece.ts";

/** Integrated loudness of a piece, in LUFS. */
const targetLoudness = -16;

/** Instrument samples, shared by all pieces of a process. */
const pool = new SamplePool(48 * 1024 * 1024);

/** Duration of a piece in seconds, including its last chord. */
export function pieceSeconds(piece: Piece): number {
  return layOutForm(piece).seconds;
}

/**
 * Composes, performs and mixes a piece. Samples are made when a stretch is rendered and are always
 * the same.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz, or when the piece names an
 * unknown section, instrument or chord.
 */
export function openPiece(piece: Piece, sampleRate = 48000): Soundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000)) {
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  }
  const { layout, parts } = writePiece(piece);
  const sampleCount = Math.round(layout.seconds * sampleRate);
  const stage = { sampleRate, sampleCount, seed: piece.seed };
  const clips = playPiece(piece, parts, stage);
  const levels = pieceLevels(piece, layout, stage);
  const forecast = gatedLoudness(estimatePowers(clips, levels, stage));
  const lift = Number.isFinite(forecast) ? targetLoudness - forecast : 0;
  const mix = {
    clipsIn: sortClips(clips),
    sampleRate,
    sampleCount,
    room: piece.room,
    levels,
    master: dbToGain(Math.min(18, Math.max(-18, lift))),
  };
  const mixer = new Mixer(mix, pool);
  return {
    durationSeconds: layout.seconds,
    sampleCount,
    render: (from, count) => renderStretch(mixer, from, count, sampleCount),
  };
}
