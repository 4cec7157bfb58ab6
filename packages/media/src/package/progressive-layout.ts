import {
  audioRate,
  packetCuts,
  packetSamples,
  segmentSpans,
  spanSeconds,
} from "#segment-layout.ts";
import { box, fullBox, u16, u32, u64 } from "#mp4/boxes.ts";
import { writeInit, type Track } from "#mp4/init.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";

/** The layout of one rung's plain file, known before any of it is made. */
export type ProgressiveLayout = {
  /** Init and index (sidx). */
  head: Buffer;
  /** One per segment, of fixed size: pictures, sound, and a `free` box for the rest. */
  slots: { start: number; size: number }[];
  size: number;
};

/** Boxes around the samples of one segment: some bytes per sample and some once. */
const boxBytesPerSample = 12;
const boxBytes = 200;
const soundKbps = 128;
/** AAC at a constant rate varies by a few percent within a second or two. */
const soundMargin = 1.3;

/**
 * A slot has the maximum size of its segment: the rung's cap over its length, the encoder's
 * one-second buffer, and the sound. So ranges anywhere in the file can be answered without making
 * what precedes them, and no second copy is stored.
 */
export function layProgressive(
  source: SegmentSource,
  rung: Rung,
  tracks: { video: Track; audio: Track | null },
): ProgressiveLayout {
  const spans = segmentSpans(source);
  const cuts = packetCuts(source);
  const sizes = spans.map((span) => {
    const seconds = spanSeconds(span, source.frameRate);
    const video = rung.maxKbps * 125 * (seconds + 1) + span.frames * boxBytesPerSample + boxBytes;
    if (!tracks.audio) return Math.ceil(video);
    const packets = (cuts[span.index + 1] ?? 0) - (cuts[span.index] ?? 0);
    return Math.ceil(video) + soundSlotBytes(packets);
  });
  const init = writeInit(tracks.audio ? [tracks.video, tracks.audio] : [tracks.video]);
  const { timescale } = tracks.video;
  const ticks = spans.map((span) => Math.round(spanSeconds(span, source.frameRate) * timescale));
  const head = Buffer.concat([init, indexBox(timescale, sizes, ticks)]);
  let start = head.length;
  const slots = sizes.map((size) => {
    start += size;
    return { start: start - size, size };
  });
  return { head, slots, size: start };
}

/** The most that so many packets of sound take, with their boxes. */
export function soundSlotBytes(packets: number): number {
  const seconds = (packets * packetSamples) / audioRate;
  const data = soundKbps * 125 * seconds * soundMargin;
  return Math.ceil(data + packets * boxBytesPerSample + boxBytes);
}

/** The slots that a byte range touches, by index. */
export function slotsWithin(
  { slots }: ProgressiveLayout,
  range: { start: number; end: number },
): number[] {
  return slots.flatMap(({ start, size }, index) =>
    start <= range.end && start + size > range.start ? [index] : [],
  );
}

/** Fills a slot to its size; null when the segment does not fit. */
export function fillSlot(size: number, boxes: readonly Buffer[]): Buffer | null {
  const used = boxes.reduce((sum, each) => sum + each.length, 0);
  const rest = size - used;
  if (rest === 0) return Buffer.concat(boxes);
  // The smallest box has eight bytes.
  if (rest < 8) return null;
  return Buffer.concat([...boxes, box("free", Buffer.alloc(rest - 8))]);
}

/** ISO/IEC 14496-12 8.16.3: players seek by it without scanning the file. */
export function indexBox(
  timescale: number,
  sizes: readonly number[],
  ticks: readonly number[],
): Buffer {
  const startsWithSync = 0x90000000;
  return fullBox(
    "sidx",
    { version: 1 },
    u32(1, timescale),
    u64(0),
    u64(0),
    u16(0, sizes.length),
    u32(...sizes.flatMap((size, index) => [size, ticks[index] ?? 0, startsWithSync])),
  );
}
