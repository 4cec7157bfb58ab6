import { Readable } from "node:stream";
import { aacInit } from "#aac.ts";
import type { ByteRange } from "#deliver/byte-range.ts";
import type { PartRequest, Packager } from "#package/packager.ts";
import { partKeys } from "#package/part-keys.ts";
import { fillSlot, indexBox, soundSlotBytes } from "#package/progressive-layout.ts";
import { audioRate, packetCuts, segmentSpans, spanSeconds } from "#segment-layout.ts";
import { pieceSound, type PieceSource } from "./piece-source.ts";

/**
 * A piece as one M4A file. Its layout is known before any of it is made, since each segment has a
 * slot of its maximum size: playing starts with the first segment, and a seek makes only what is
 * heard from there.
 */
export class PieceFile {
  readonly size: number;
  readonly etag: string;
  readonly #packager: Packager;
  readonly #source: PieceSource;
  /** Init and index, then a slot for each segment. */
  readonly #parts: readonly { start: number; size: number }[];
  readonly #head: Buffer;

  constructor(packager: Packager, source: PieceSource) {
    this.#packager = packager;
    this.#source = source;
    const spans = segmentSpans(source);
    const cuts = packetCuts(source);
    const sizes = spans.map(({ index }) =>
      soundSlotBytes((cuts[index + 1] ?? 0) - (cuts[index] ?? 0)),
    );
    const ticks = spans.map((span) => Math.round(spanSeconds(span, source.frameRate) * audioRate));
    this.#head = Buffer.concat([aacInit, indexBox(audioRate, sizes, ticks)]);
    let size = 0;
    this.#parts = [this.#head.length, ...sizes].map((partSize) => {
      size += partSize;
      return { start: size - partSize, size: partSize };
    });
    this.size = size;
    this.etag = `"${source.contentHash.slice(0, 20)}-piece"`;
  }

  /** How many of its segments are cached. */
  get progress(): { made: number; all: number } {
    const spans = segmentSpans(this.#source);
    const made = spans.filter(({ index }) => {
      const key = partKeys.audio(this.#source, pieceSound, index);
      return this.#packager.size(key) !== null;
    });
    return { made: made.length, all: spans.length };
  }

  /** Bytes of the file; each segment is made while the one before it is sent. */
  read(range: ByteRange, ask: PartRequest): Readable {
    return Readable.from(this.#pieces(range, ask), { objectMode: false });
  }

  async *#pieces({ start, end }: ByteRange, ask: PartRequest): AsyncGenerator<Buffer> {
    for (const [at, part] of this.#parts.entries()) {
      if (part.start > end || part.start + part.size <= start) continue;
      const bytes = at === 0 ? this.#head : await this.#slot(at - 1, part.size, ask);
      yield bytes.subarray(Math.max(0, start - part.start), end + 1 - part.start);
    }
  }

  async #slot(index: number, size: number, ask: PartRequest): Promise<Buffer> {
    const { bytes } = await this.#packager.audio(this.#source, pieceSound, index, ask);
    const filled = fillSlot(size, [bytes]);
    if (!filled) throw new Error(`Segment ${index} does not fit its slot in the file`);
    return filled;
  }
}
