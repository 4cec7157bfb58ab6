import { aacInit } from "#aac.ts";
import { segmentSpans } from "#segment-layout.ts";
import { readBaseTime, readSamples, writeFragment } from "#mp4/fragment.ts";
import { readTrack } from "#mp4/init.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";
import type { PartRequest, Packager } from "./packager.ts";
import {
  fillSlot,
  layProgressive,
  slotsWithin,
  type ProgressiveLayout,
} from "./progressive-layout.ts";
import { stampSegment } from "./stamp-segment.ts";

/** The whole title at one rung as one fragmented MP4; any bytes of it can be read at once. */
export class ProgressiveFile {
  readonly layout: ProgressiveLayout;
  readonly #packager: Packager;
  readonly #source: SegmentSource;
  readonly #rung: Rung;

  private constructor(
    packager: Packager,
    source: SegmentSource,
    rung: Rung,
    layout: ProgressiveLayout,
  ) {
    this.layout = layout;
    this.#packager = packager;
    this.#source = source;
    this.#rung = rung;
  }

  static async open(packager: Packager, source: SegmentSource, rung: Rung, ask: PartRequest) {
    const [audio] = source.audio;
    const video = await packager.videoInit(source, rung, ask);
    const tracks = {
      video: readTrack(video.bytes),
      audio: audio ? readTrack(aacInit) : null,
    };
    return new ProgressiveFile(packager, source, rung, layProgressive(source, rung, tracks));
  }

  /** Bytes `start` to `end`, both included; makes only the segments that they touch. */
  async read({ start, end }: { start: number; end: number }, ask: PartRequest): Promise<Buffer> {
    const { head, slots } = this.layout;
    const wanted = slotsWithin(this.layout, { start, end });
    const bodies = await Promise.all(wanted.map((index) => this.#slot(index, ask)));
    const parts = start < head.length ? [head.subarray(start, end + 1)] : [];
    for (const [at, index] of wanted.entries()) {
      const slot = slots[index];
      const body = bodies[at];
      if (!slot || !body) continue;
      parts.push(
        body.subarray(Math.max(0, start - slot.start), Math.min(slot.size, end + 1 - slot.start)),
      );
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  }

  async #slot(index: number, ask: PartRequest): Promise<Buffer> {
    const size = this.layout.slots[index]?.size ?? 0;
    const [audio] = this.#source.audio;
    const [video, sound] = await Promise.all([
      this.#packager.video(this.#source, this.#rung, index, ask),
      audio && this.#packager.audio(this.#source, audio, index, ask),
    ]);
    const boxes = sound ? [video.bytes, asSecondTrack(sound.bytes, index)] : [video.bytes];
    return fillSlot(size, boxes) ?? (await this.#smaller(index, size, boxes.slice(1), ask));
  }

  /** An encode that exceeded its cap is retried well below it. */
  async #smaller(
    index: number,
    size: number,
    others: readonly Buffer[],
    ask: PartRequest,
  ): Promise<Buffer> {
    const span = segmentSpans(this.#source)[index];
    const rung = { ...this.#rung, maxKbps: this.#rung.maxKbps * 0.6 };
    if (!span) throw new Error(`No segment ${index}`);
    const encoded = await this.#source.encodeVideo(rung, span, ask.signal);
    const video = stampSegment(encoded, span, this.#source.frameRate);
    const filled = fillSlot(size, [video, ...others]);
    if (!filled) throw new Error(`Segment ${index} does not fit its place in the plain file`);
    return filled;
  }
}

/** The sound rendition numbers its track 1; beside pictures it is track 2. */
function asSecondTrack(media: Buffer, index: number): Buffer {
  const baseTime = readBaseTime(media);
  return writeFragment({ sequence: index + 1, trackId: 2, baseTime }, readSamples(media));
}
