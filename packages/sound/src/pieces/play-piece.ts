import { hashText } from "@goldmane/std/hash-text";
import { playAmbiences } from "#ambience/play-ambience.ts";
import { placed, type Clip } from "#mix/clip.ts";
import { performNotes } from "#music/perform.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import type { Envelope } from "#signal/envelope.ts";
import { fadeAtEnd, steady } from "#signal/envelope.ts";
import type { Piece } from "./piece.ts";
import type { FormLayout } from "./lay-out-form.ts";
import { type Parts } from "./write-piece.ts";

type Stage = { sampleRate: number; sampleCount: number; seed: number };

/** All clips of a piece. */
export function playPiece(piece: Piece, parts: Parts, stage: Stage): Clip[] {
  const played = parts.flatMap(({ name, layer, notes }) => {
    const clips = performNotes(notes, { ...stage, seed: stage.seed ^ hashText(name) });
    const gain = dbToGain(layer.level ?? 0);
    return clips.map(({ clip }): Clip => Object.assign({}, clip, seated(clip, gain, layer.pan)));
  });
  const { place } = piece;
  if (!place) return played;
  const end = stage.sampleCount / stage.sampleRate;
  return [...played, ...playAmbiences([{ start: 0, end, ...place }], stage)];
}

function seated(clip: Clip, gain: number, pan: number | undefined) {
  if (pan === undefined) return { left: clip.left * gain, right: clip.right * gain };
  return placed(Math.hypot(clip.left, clip.right) * gain, pan);
}

/** Gain envelopes of the buses: the pads' sidechain, and a fade at the end. */
export function pieceLevels(piece: Piece, layout: FormLayout, stage: Stage) {
  const { sampleRate, sampleCount } = stage;
  const lastName = layout.bars.at(-1)?.name;
  const fadeFrom = layout.bars.findLast((bar) => bar.name === lastName && bar.inSection === 0);
  const seconds = piece.ending === "fade" ? layout.seconds - (fadeFrom?.times[0] ?? 0) : 0.4;
  const ends = (envelope: Envelope) =>
    fadeAtEnd(envelope, sampleCount, Math.round(seconds * sampleRate));
  const near = ends(steady);
  const far = ends(piece.pump ? pumping(piece.pump, piece, layout, sampleRate) : steady);
  return { near, far, ambience: near, effects: steady, voices: steady };
}

/** Down on every beat and back before the next. */
function pumping(
  depth: number,
  { meter }: Piece,
  { bars }: FormLayout,
  sampleRate: number,
): Envelope {
  const envelope: Envelope = { at: [0], value: [1] };
  for (const { times } of bars) {
    for (let step = 0; step + meter.perBeat < times.length; step += meter.perBeat) {
      const [start = 0, end = 0] = [times[step], times[step + meter.perBeat]];
      const points = [
        [start, 1 - depth],
        [start + (end - start) * 0.3, 1 - depth * 0.7],
        [start + (end - start) * 0.8, 1],
      ] as const;
      for (const [at, value] of points) {
        const sample = Math.round(at * sampleRate);
        if (sample <= (envelope.at.at(-1) ?? 0)) continue;
        envelope.at.push(sample);
        envelope.value.push(value);
      }
    }
  }
  return envelope;
}
