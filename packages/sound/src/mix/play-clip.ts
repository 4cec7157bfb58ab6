import { segmentAt } from "#signal/envelope.ts";
import { blockSize, type Stereo } from "./block.ts";
import type { Clip, Loop } from "./clip.ts";

/** Samples mixed at a time: few enough that all voices stay in the L1 cache. */
const pieceSize = 2048;

export type Playing = { clip: Clip; samples: Float32Array };

/** Adds the part of each clip that lies between `blockStart` and the block's end. */
export function playClips(playing: readonly Playing[], into: Stereo, blockStart: number): void {
  for (let offset = 0; offset < blockSize; offset += pieceSize) {
    const from = blockStart + offset;
    for (const { clip, samples } of playing) {
      if (clip.start < from + pieceSize && clip.start + clip.length > from) {
        playPiece(clip, samples, into, { blockStart, from, to: from + pieceSize });
      }
    }
  }
}

function playPiece(
  clip: Clip,
  samples: Float32Array,
  into: Stereo,
  piece: { blockStart: number; from: number; to: number },
): void {
  const { blockStart } = piece;
  const { at, value } = clip.envelope;
  const first = Math.max(clip.start, piece.from);
  const end = Math.min(clip.start + clip.length, piece.to);
  let segment = segmentAt(at, first - clip.start);
  let from = first;
  while (from < end) {
    const since = from - clip.start;
    while (segment + 1 < at.length && (at[segment + 1] ?? 0) <= since) segment += 1;
    const startAt = at[segment] ?? 0;
    const nextAt = at[segment + 1];
    const startGain = value[segment] ?? 0;
    const nextGain = value[segment + 1] ?? startGain;
    const slope = nextAt === undefined ? 0 : (nextGain - startGain) / (nextAt - startAt);
    const to = nextAt === undefined ? end : Math.min(end, clip.start + nextAt);
    const gain = startGain + slope * (since - startAt);
    const span = { offset: from - blockStart, count: to - from, since, gain, slope };
    if (gain !== 0 || slope !== 0) {
      if (clip.source.loop) addLoop(clip, clip.source.loop, samples, into, span);
      else addOnce(clip, samples, into, span);
    }
    from = to;
  }
}

type Stretch = { offset: number; count: number; since: number; gain: number; slope: number };

function addOnce(clip: Clip, samples: Float32Array, into: Stereo, stretch: Stretch): void {
  const { left, right } = into;
  const { offset, since } = stretch;
  const count = Math.min(stretch.count, samples.length - since);
  let gainLeft = stretch.gain * clip.left;
  let gainRight = stretch.gain * clip.right;
  const slopeLeft = stretch.slope * clip.left;
  const slopeRight = stretch.slope * clip.right;
  for (let i = 0; i < count; i += 1) {
    const sample = samples[since + i] ?? 0;
    const to = offset + i;
    left[to] = (left[to] ?? 0) + sample * gainLeft;
    right[to] = (right[to] ?? 0) + sample * gainRight;
    gainLeft += slopeLeft;
    gainRight += slopeRight;
  }
}

function addLoop(
  clip: Clip,
  loop: Loop,
  samples: Float32Array,
  into: Stereo,
  stretch: Stretch,
): void {
  const { left, right } = into;
  const { offset, count, since } = stretch;
  const mask = loop.size - 1;
  const begin = loop.from;
  const inLeft = since + loop.left;
  const inRight = since + loop.right;
  let gainLeft = stretch.gain * clip.left;
  let gainRight = stretch.gain * clip.right;
  const slopeLeft = stretch.slope * clip.left;
  const slopeRight = stretch.slope * clip.right;
  for (let i = 0; i < count; i += 1) {
    const to = offset + i;
    left[to] = (left[to] ?? 0) + (samples[begin + ((inLeft + i) & mask)] ?? 0) * gainLeft;
    right[to] = (right[to] ?? 0) + (samples[begin + ((inRight + i) & mask)] ?? 0) * gainRight;
    gainLeft += slopeLeft;
    gainRight += slopeRight;
  }
}
