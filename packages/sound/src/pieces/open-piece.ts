import { forecastPowers } from "#mix/forecast.ts";
import { Mixer } from "#mix/mixer.ts";
import { renderStretch } from "#mix/render-stretch.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { sortClips } from "#mix/sort-clips.ts";
import { decibels } from "#signal/decibels.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import type { Soundtrack } from "#soundtrack.ts";
import { layForm } from "./lay-form.ts";
import type { Piece } from "./piece.ts";
import { pieceLevels, playPiece } from "./play-piece.ts";
import { writePiece } from "./write-piece.ts";

/** Integrated loudness of a piece, in LUFS. */
const targetLoudness = -16;

/** Samples of instruments, shared by the pieces that one process plays. */
const pool = new SamplePool(48 * 1024 * 1024);

/** Seconds that a piece lasts, its last chord included. */
export function pieceSeconds(piece: Piece): number {
  return layForm(piece).seconds;
}

/**
 * Composes, performs and mixes a piece; samples are made when a stretch of it is rendered, always
 * the same ones.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz, or a piece that names what there is not.
 */
export function openPiece(piece: Piece, sampleRate = 48000): Soundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000)) {
    throw new RangeError(`A sample rate of ${sampleRate} Hz cannot be rendered.`);
  }
  const { laid, parts } = writePiece(piece);
  const sampleCount = Math.round(laid.seconds * sampleRate);
  const stage = { sampleRate, sampleCount, seed: piece.seed };
  const clips = playPiece(piece, parts, stage);
  const levels = pieceLevels(piece, laid, stage);
  const forecast = gatedLoudness(forecastPowers(clips, levels, stage));
  const lift = Number.isFinite(forecast) ? targetLoudness - forecast : 0;
  const mix = {
    clipsIn: sortClips(clips),
    sampleRate,
    sampleCount,
    room: piece.room,
    levels,
    master: decibels(Math.min(18, Math.max(-18, lift))),
  };
  const mixer = new Mixer(mix, pool);
  return {
    durationSeconds: laid.seconds,
    sampleCount,
    render: (from, count) => renderStretch(mixer, from, count, sampleCount),
  };
}
