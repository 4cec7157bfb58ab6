import type { FrameRate, SegmentSpan } from "./segment-source.ts";

/** Lengths are whole numbers of frames, so that all instants are exact. */
type Film = { frameCount: number; frameRate: FrameRate };

/** Seconds from the start of the film to the start of a frame. */
export function frameSeconds(frame: number, rate: FrameRate): number {
  return (frame * rate.denominator) / rate.numerator;
}

/**
 * Closed GOPs of about 1, 1, then 2 s: the first picture comes fast, and later segments stay few. A
 * rest of less than half a second joins the segment before it.
 */
export function segmentSpans(film: Film): readonly SegmentSpan[] {
  const known = spansOf.get(film);
  if (known) return known;
  const spans = layOut(film);
  spansOf.set(film, spans);
  return spans;
}

/** Cached: every request for a segment needs the layout of its film. */
const spansOf = new WeakMap<Film, readonly SegmentSpan[]>();

function layOut({ frameCount, frameRate }: Film): SegmentSpan[] {
  const second = Math.max(1, Math.round(frameRate.numerator / frameRate.denominator));
  const spans: SegmentSpan[] = [];
  let firstFrame = 0;
  while (firstFrame < frameCount) {
    const planned = spans.length < 2 ? second : 2 * second;
    const left = frameCount - firstFrame;
    const frames = left < planned + second / 2 ? left : planned;
    spans.push({ index: spans.length, firstFrame, frames });
    firstFrame += frames;
  }
  return spans;
}

export function spanSeconds(span: SegmentSpan, rate: FrameRate): number {
  return frameSeconds(span.frames, rate);
}

/** Audio of every rendition is AAC-LC at this rate, in packets of this many samples. */
export const audioRate = 48_000;
export const packetSamples = 1024;

/**
 * The packet that opens each segment (the first that begins at or after the segment's first
 * picture), then the number of all packets.
 */
export function packetCuts(film: Film): number[] {
  const instants = segmentSpans(film).map((span) => span.firstFrame);
  return [...instants, film.frameCount].map((frame) =>
    Math.ceil(
      (frame * film.frameRate.denominator * audioRate) / (film.frameRate.numerator * packetSamples),
    ),
  );
}

/** Segments whose sound is encoded in one go, from `first` to before `end`. */
export type SoundRun = { first: number; end: number };

/** About 16 s, so that the encoder is rarely started. */
const longestRun = 8;

/**
 * The run that begins with a segment. A viewer who seeks does not wait for skipped sound, and the
 * first runs after a seek are short, so that sound which is not needed yet takes no time from the
 * picture: from segment 33 on they have 1, 2, 4, and then 8 segments each.
 */
export function soundRunOf(film: Film, segment: number): SoundRun {
  let segments = 1;
  while (segments < longestRun && segment % (2 * segments) === 0) segments *= 2;
  return { first: segment, end: Math.min(segment + segments, segmentSpans(film).length) };
}
