import { AppError } from "@goldmane/contracts/errors";
import { segmentSpans, soundRunOf } from "#grid.ts";
import type { Company, Priority, Scheduler } from "#schedule/scheduler.ts";
import type { AudioRendition, PictureRequest, Rung, SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { Shelf, Shelved } from "#store/shelf.ts";
import { Batches } from "./batches.ts";
import { ladderCompany } from "./ladder-company.ts";
import { partKeys } from "./part-keys.ts";
import { stampSegment, videoTrackOf } from "./stamp-segment.ts";
import { thumbnailFragment, thumbnailGrid } from "./thumbnails.ts";
import { writeInit } from "#mp4/init.ts";

/** Who asks for a part, and until when they wait for it. */
export type Ask = { priority: Priority; signal: AbortSignal };

type Parts = {
  shelf: Shelf;
  /** Of posters and backdrops, beside the films: neither drives the other out of memory. */
  pictures: Shelf;
  scheduler: Scheduler;
  /** Scales and re-encodes a picture that a source cannot make as asked. */
  convertPicture: (image: Buffer, request: PictureRequest, signal: AbortSignal) => Promise<Buffer>;
};

type Making = {
  lane: "pictures" | "stills";
  key: CacheKey;
  /** Where it is kept, if not with the films. */
  shelf?: Shelf;
  make: (signal: AbortSignal) => Promise<Shelved>;
  company?: Company<Shelved>;
};

/** Gives any part of any title: from the shelf, or made now and then kept. */
export class Maker {
  readonly #shelf: Shelf;
  readonly #pictures: Shelf;
  readonly #scheduler: Scheduler;
  readonly #batches: Batches;
  readonly #convertPicture: Parts["convertPicture"];
  /** How many parts were made rather than found, by lane: what tests and operators count. */
  readonly made = { pictures: 0, sound: 0, stills: 0 };

  constructor({ shelf, pictures, scheduler, convertPicture }: Parts) {
    this.#shelf = shelf;
    this.#pictures = pictures;
    this.#scheduler = scheduler;
    this.#batches = new Batches(shelf, scheduler);
    this.#convertPicture = convertPicture;
  }

  /** What is in memory already, at once: the way most requests go. */
  peek(key: CacheKey): Shelved | undefined {
    return this.#shelf.peek(key);
  }

  size(key: CacheKey): number | null {
    return this.#shelf.size(key);
  }

  videoInit(source: SegmentSource, rung: Rung, ask: Ask): Promise<Shelved> {
    return this.#obtain("pictures", partKeys.videoInit(source, rung), ask, async (signal) => {
      const init = await source.encodeInit(rung, signal);
      return writeInit([videoTrackOf(init)]);
    });
  }

  video(source: SegmentSource, rung: Rung, index: number, ask: Ask): Promise<Shelved> {
    const span = segmentSpans(source)[index];
    if (!span) return Promise.reject(noSuchSegment(index));
    const make = async (signal: AbortSignal) => {
      const encoded = await source.encodeVideo(rung, span, signal);
      const initKey = partKeys.videoInit(source, rung);
      if (this.#shelf.size(initKey) === null)
        await this.#shelf.put(initKey, writeInit([videoTrackOf(encoded.init)]));
      return stampSegment(encoded, span, source.frameRate);
    };
    const company = ladderCompany(source, index, (key, bytes) => {
      this.made.pictures += 1;
      return this.#shelf.put(key, bytes);
    });
    return this.#obtain("pictures", partKeys.video(source, rung, index), ask, make, company);
  }

  audio(source: SegmentSource, audio: AudioRendition, index: number, ask: Ask): Promise<Shelved> {
    const span = segmentSpans(source)[index];
    if (!span) return Promise.reject(noSuchSegment(index));
    const run = soundRunOf(source, index);
    const keyOf = (at: number) => partKeys.audio(source, audio, at);
    const indices = Array.from({ length: run.end - run.first }, (_, at) => run.first + at);
    return this.#batches.take(
      {
        key: partKeys.sound(source, audio, run.first),
        parts: indices.map(keyOf),
        lane: "sound",
        make: async (place, signal) => {
          const missing = indices.filter((at) => this.#shelf.size(keyOf(at)) === null);
          const [first, last] = [missing.at(0), missing.at(-1)];
          if (first === undefined || last === undefined) return;
          this.made.sound += 1;
          const deliver = (at: number, media: Buffer) =>
            place(keyOf(at), (placed) => this.#shelf.put(placed, media));
          await source.encodeAudio(audio, { run: { first, end: last + 1 }, deliver }, signal);
        },
      },
      keyOf(index),
      ask,
    );
  }

  thumbnail(source: SegmentSource, index: number, ask: Ask): Promise<Shelved> {
    const grid = thumbnailGrid(source);
    if (index >= grid.count) return Promise.reject(noSuchSegment(index));
    const parts = Array.from({ length: grid.count }, (_, at) => partKeys.thumbnail(source, at));
    return this.#batches.take(
      {
        key: partKeys.thumbnails(source),
        parts,
        lane: "stills",
        make: async (place, signal) => {
          this.made.stills += 1;
          const jpegs = await source.drawThumbnails(grid, signal);
          for (const [at, jpeg] of jpegs.slice(0, grid.count).entries()) {
            place(partKeys.thumbnail(source, at), (placed) =>
              this.#shelf.put(placed, thumbnailFragment(at, jpeg, grid)),
            );
          }
        },
      },
      partKeys.thumbnail(source, index),
      ask,
    );
  }

  picture(source: SegmentSource, request: PictureRequest, ask: Ask): Promise<Shelved> {
    const key = partKeys.picture(source, request);
    const shelf = this.#pictures;
    const make = async (signal: AbortSignal) => {
      const drawn = await source.drawPicture(request, signal);
      const picture = source.drawsToSize
        ? drawn
        : await this.#convertPicture(drawn, request, signal);
      return shelf.put(key, picture);
    };
    return this.#order({ lane: "stills", key, shelf, make }, ask);
  }

  /** Puts what was put together from other parts on the shelf too. */
  keep(key: CacheKey, bytes: Buffer): Promise<Shelved> {
    return this.#shelf.put(key, bytes);
  }

  /** Holds in memory, in a part's stead, what it goes out as. */
  replace(key: CacheKey, other: CacheKey, bytes: Buffer): Shelved {
    return this.#shelf.replace(key, other, bytes);
  }

  find(key: CacheKey): Promise<Shelved | null> {
    return this.#shelf.get(key);
  }

  #obtain(
    lane: Making["lane"],
    key: CacheKey,
    ask: Ask,
    make: (signal: AbortSignal) => Promise<Buffer>,
    company?: Company<Shelved>,
  ): Promise<Shelved> {
    const keep = async (signal: AbortSignal) => this.#shelf.put(key, await make(signal));
    return this.#order({ lane, key, make: keep, ...(company && { company }) }, ask);
  }

  async #order(
    { lane, key, shelf = this.#shelf, make, company }: Making,
    { priority, signal }: Ask,
  ): Promise<Shelved> {
    const shelved = await shelf.get(key);
    if (shelved) return shelved;
    const work = async (working: AbortSignal) => {
      // Another may have finished between the look and the turn.
      const meanwhile = await shelf.get(key);
      if (meanwhile) return meanwhile;
      this.made[lane] += 1;
      return make(working);
    };
    const order = { key, lane, priority, work, ...(company && { company }) };
    return this.#scheduler.run(order, signal);
  }
}

function noSuchSegment(index: number): AppError {
  return new AppError("NOT_FOUND", `This film has no part ${index}.`);
}
