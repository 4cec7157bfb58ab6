import { AppError } from "@goldmane/contracts/errors";
import { segmentSpans, soundRunOf } from "#segment-layout.ts";
import type { Batch, Priority, Scheduler } from "#schedule/scheduler.ts";
import type {
  AudioRendition,
  PictureRequest,
  Rung,
  SegmentSource,
  SoundSource,
} from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { PartCache, CachedPart } from "#store/part-cache.ts";
import { PartBundles } from "./part-bundles.ts";
import { ladderBatch } from "./ladder-batch.ts";
import { partKeys } from "./part-keys.ts";
import { findShipped } from "./find-shipped.ts";
import { stampSegment, videoTrackOf } from "./stamp-segment.ts";
import { thumbnailFragment, thumbnailGrid } from "./thumbnails.ts";
import { writeInit } from "#mp4/init.ts";

/** How urgent a request for a part is, and the signal that ends its wait. */
export type PartRequest = { priority: Priority; signal: AbortSignal };

type Parts = {
  cache: PartCache;
  /** For posters and backdrops, apart from films: neither evicts the other from memory. */
  pictures: PartCache;
  scheduler: Scheduler;
  /** Scales and re-encodes a picture that a source cannot make in the requested size. */
  convertPicture: (image: Buffer, request: PictureRequest, signal: AbortSignal) => Promise<Buffer>;
};

type Making = {
  lane: "pictures" | "stills";
  key: CacheKey;
  /** The cache that stores it; that of films by default. */
  cache?: PartCache;
  make: (signal: AbortSignal) => Promise<CachedPart>;
  batch?: Batch<CachedPart>;
};

/** Delivers any part of any title: from the cache, or made now and then cached. */
export class Packager {
  readonly #cache: PartCache;
  readonly #pictures: PartCache;
  readonly #scheduler: Scheduler;
  readonly #bundles: PartBundles;
  readonly #convertPicture: Parts["convertPicture"];
  /** Parts made rather than found, by lane: counted for tests and operators. */
  readonly made = { pictures: 0, sound: 0, stills: 0 };

  constructor({ cache, pictures, scheduler, convertPicture }: Parts) {
    this.#cache = cache;
    this.#pictures = pictures;
    this.#scheduler = scheduler;
    this.#bundles = new PartBundles(cache, scheduler);
    this.#convertPicture = convertPicture;
  }

  /** A part that is already in memory: the path of most requests. */
  peek(key: CacheKey): CachedPart | undefined {
    return this.#cache.peek(key);
  }

  size(key: CacheKey): number | null {
    return this.#cache.size(key);
  }

  videoInit(source: SegmentSource, rung: Rung, ask: PartRequest): Promise<CachedPart> {
    return this.#obtain("pictures", partKeys.videoInit(source, rung), ask, async (signal) => {
      const init = await source.encodeInit(rung, signal);
      return writeInit([videoTrackOf(init)]);
    });
  }

  video(source: SegmentSource, rung: Rung, index: number, ask: PartRequest): Promise<CachedPart> {
    const span = segmentSpans(source)[index];
    if (!span) return Promise.reject(noSuchSegment(index));
    const make = async (signal: AbortSignal) => {
      const encoded = await source.encodeVideo(rung, span, signal);
      const initKey = partKeys.videoInit(source, rung);
      if (this.#cache.size(initKey) === null)
        await this.#cache.put(initKey, writeInit([videoTrackOf(encoded.init)]));
      return stampSegment(encoded, span, source.frameRate);
    };
    const batch = ladderBatch(source, index, (key, bytes) => {
      this.made.pictures += 1;
      return this.#cache.put(key, bytes);
    });
    return this.#obtain("pictures", partKeys.video(source, rung, index), ask, make, batch);
  }

  audio(
    source: SoundSource,
    audio: AudioRendition,
    index: number,
    ask: PartRequest,
  ): Promise<CachedPart> {
    const span = segmentSpans(source)[index];
    if (!span) return Promise.reject(noSuchSegment(index));
    const run = soundRunOf(source, index);
    const keyOf = (at: number) => partKeys.audio(source, audio, at);
    const indices = Array.from({ length: run.end - run.first }, (_, at) => run.first + at);
    return this.#bundles.take(
      {
        key: partKeys.sound(source, audio, run.first),
        parts: indices.map(keyOf),
        lane: "sound",
        make: async (store, signal) => {
          const missing = indices.filter((at) => this.#cache.size(keyOf(at)) === null);
          const [first, last] = [missing.at(0), missing.at(-1)];
          if (first === undefined || last === undefined) return;
          this.made.sound += 1;
          const deliver = (at: number, media: Buffer) =>
            store(keyOf(at), (placed) => this.#cache.put(placed, media));
          await source.encodeAudio(audio, { run: { first, end: last + 1 }, deliver }, signal);
        },
      },
      keyOf(index),
      ask,
    );
  }

  thumbnail(source: SegmentSource, index: number, ask: PartRequest): Promise<CachedPart> {
    const grid = thumbnailGrid(source);
    if (index >= grid.count) return Promise.reject(noSuchSegment(index));
    const parts = Array.from({ length: grid.count }, (_, at) => partKeys.thumbnail(source, at));
    return this.#bundles.take(
      {
        key: partKeys.thumbnails(source),
        parts,
        lane: "stills",
        make: async (store, signal) => {
          this.made.stills += 1;
          const jpegs = await source.drawThumbnails(grid, signal);
          for (const [at, jpeg] of jpegs.slice(0, grid.count).entries()) {
            store(partKeys.thumbnail(source, at), (placed) =>
              this.#cache.put(placed, thumbnailFragment(at, jpeg, grid)),
            );
          }
        },
      },
      partKeys.thumbnail(source, index),
      ask,
    );
  }

  /** A picture of the requested size: shipped, cached, or made now. */
  async picture(
    source: SegmentSource,
    request: PictureRequest,
    ask: PartRequest,
  ): Promise<CachedPart> {
    const key = partKeys.picture(source, request);
    const cache = this.#pictures;
    const shipped = await findShipped(cache, source, request);
    if (shipped?.isWanted) return shipped.part;
    const make = async (signal: AbortSignal) => {
      const image = shipped?.isLargeEnough
        ? shipped.part.bytes
        : await source.drawPicture(request, signal);
      const isDone = source.drawsToSize && !shipped?.isLargeEnough;
      return cache.put(key, isDone ? image : await this.#convertPicture(image, request, signal));
    };
    return this.#order({ lane: "stills", key, cache, make }, ask);
  }

  /**
   * A picture without waiting, if the film came with one: a smaller one is a stand-in while the
   * requested size is drawn for the next time.
   */
  async pictureAtOnce(
    source: SegmentSource,
    request: PictureRequest,
    ask: PartRequest,
  ): Promise<CachedPart & { isStandIn: boolean }> {
    const standIn = await findShipped(this.#pictures, source, request);
    const cached = await this.#pictures.get(partKeys.picture(source, request));
    if (cached) return { ...cached, isStandIn: false };
    if (!standIn?.isReadable || standIn.isLargeEnough)
      return { ...(await this.picture(source, request, ask)), isStandIn: false };
    const later = { priority: "warming", signal: new AbortController().signal } as const;
    this.picture(source, request, later).catch(() => {});
    return { ...standIn.part, isStandIn: true };
  }

  /** Stores what was assembled from other parts. */
  store(key: CacheKey, bytes: Buffer): Promise<CachedPart> {
    return this.#cache.put(key, bytes);
  }

  /** Replaces a part in memory by the form that is sent to clients. */
  replace(key: CacheKey, other: CacheKey, bytes: Buffer): CachedPart {
    return this.#cache.replace(key, other, bytes);
  }

  find(key: CacheKey): Promise<CachedPart | null> {
    return this.#cache.get(key);
  }

  #obtain(
    lane: Making["lane"],
    key: CacheKey,
    ask: PartRequest,
    make: (signal: AbortSignal) => Promise<Buffer>,
    batch?: Batch<CachedPart>,
  ): Promise<CachedPart> {
    const keep = async (signal: AbortSignal) => this.#cache.put(key, await make(signal));
    return this.#order({ lane, key, make: keep, ...(batch && { batch }) }, ask);
  }

  async #order(
    { lane, key, cache = this.#cache, make, batch }: Making,
    { priority, signal }: PartRequest,
  ): Promise<CachedPart> {
    const cached = await cache.get(key);
    if (cached) return cached;
    const work = async (working: AbortSignal) => {
      // Another request may have finished it between the lookup and this turn.
      const meanwhile = await cache.get(key);
      if (meanwhile) return meanwhile;
      this.made[lane] += 1;
      return make(working);
    };
    const order = { key, lane, priority, work, ...(batch && { batch }) };
    return this.#scheduler.run(order, signal);
  }
}

function noSuchSegment(index: number): AppError {
  return new AppError("NOT_FOUND", `This film has no part ${index}.`);
}
