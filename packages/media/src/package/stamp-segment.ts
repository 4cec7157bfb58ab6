import { frameSeconds } from "#segment-layout.ts";
import { readSamples, writeFragment } from "#mp4/fragment.ts";
import { readTrack, type Track } from "#mp4/init.ts";
import type { EncodedSegment, FrameRate, SegmentSpan } from "#segment-source.ts";

export function videoTrackOf(init: Buffer): Track {
  return readTrack(init);
}

/**
 * Rewrites one fragment with its frames' timestamps in the film, so that separately encoded
 * segments join to the tick.
 */
export function stampSegment(
  { init, media }: EncodedSegment,
  span: SegmentSpan,
  rate: FrameRate,
): Buffer {
  const { timescale } = readTrack(init);
  const duration = frameSeconds(timescale, rate);
  if (!Number.isInteger(duration)) {
    throw new Error(`A frame is not a whole number of ticks at ${timescale} a second`);
  }
  const { samples, data } = readSamples(media);
  if (samples.length !== span.frames || !samples[0]?.isSync) {
    throw new Error(`Segment ${span.index} came with ${samples.length} frames of ${span.frames}`);
  }
  return writeFragment(
    { sequence: span.index + 1, trackId: 1, baseTime: span.firstFrame * duration },
    { samples: samples.map((sample) => ({ ...sample, duration })), data },
  );
}
