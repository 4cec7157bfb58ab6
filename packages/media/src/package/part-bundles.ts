import type { Lane, Scheduler } from "#schedule/scheduler.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { PartCache, CachedPart } from "#store/part-cache.ts";
import type { PartRequest } from "./packager.ts";

/** Stores one part; parts that are already stored are left alone. */
type StorePart = (key: CacheKey, put: (key: CacheKey) => Promise<CachedPart>) => void;

/** Work that makes many parts in one go, and delivers each as soon as it is done. */
export type Bundle = {
  key: CacheKey;
  /** The keys of the parts it makes. */
  parts: readonly CacheKey[];
  lane: Lane;
  make: (place: StorePart, signal: AbortSignal) => Promise<void>;
};

/** A running bundle: the parts being stored, and the requests that wait for each of the rest. */
type BundleRun = Bundle & {
  placed: Map<CacheKey, Promise<CachedPart>>;
  waiting: Map<CacheKey, ((piece: Promise<CachedPart>) => void)[]>;
};

/**
 * A rendition's sound and a title's thumbnails. A request waits only for its own part; the rest is
 * then finished as read-ahead, since it will be requested next.
 */
export class PartBundles {
  readonly #cache: PartCache;
  readonly #scheduler: Scheduler;
  /** By the keys of the parts that are still to come. */
  readonly #run = new Map<CacheKey, BundleRun>();

  constructor(cache: PartCache, scheduler: Scheduler) {
    this.#cache = cache;
    this.#scheduler = scheduler;
  }

  /** A part from the cache or, if it is missing, from the given bundle. */
  async take(
    bundle: Bundle,
    key: CacheKey,
    { priority, signal }: PartRequest,
  ): Promise<CachedPart> {
    const cached = await this.#cache.get(key);
    if (cached) return cached;
    const run = this.#run.get(key) ?? this.#begin(bundle);
    const piece = run.placed.get(key) ?? waitFor(run, key);
    const order = { key: run.key, lane: run.lane, work: this.#workOf(run) };
    const leaving = new AbortController();
    const whole = this.#scheduler.run(
      { ...order, priority },
      AbortSignal.any([signal, leaving.signal]),
    );
    const finish = priority === "viewer" ? "readAhead" : priority;
    const untilDone = new AbortController().signal;
    this.#scheduler
      .run({ ...order, priority: finish }, untilDone)
      .catch(() => {})
      .finally(() => this.#end(run));
    try {
      return await Promise.race([piece, whole.then(() => this.#found(key))]);
    } finally {
      leaving.abort();
    }
  }

  #begin(bundle: Bundle): BundleRun {
    const run = { ...bundle, placed: new Map(), waiting: new Map() };
    for (const part of bundle.parts) {
      if (!this.#run.has(part)) this.#run.set(part, run);
    }
    return run;
  }

  #end(run: BundleRun): void {
    for (const part of run.parts) {
      if (this.#run.get(part) === run) this.#run.delete(part);
    }
  }

  #workOf({ make, placed, waiting }: BundleRun): (signal: AbortSignal) => Promise<void> {
    return async (signal) => {
      await make((key, put) => {
        const placing = this.#cache.get(key).then((cached) => cached ?? put(key));
        placing.catch(() => {});
        placed.set(key, placing);
        for (const resolve of waiting.get(key) ?? []) resolve(placing);
        waiting.delete(key);
      }, signal);
      await Promise.all(placed.values());
    };
  }

  async #found(key: CacheKey): Promise<CachedPart> {
    const cached = await this.#cache.get(key);
    if (!cached) throw new Error(`${key} was not among what was made`);
    return cached;
  }
}

function waitFor({ waiting }: BundleRun, key: CacheKey): Promise<CachedPart> {
  return new Promise((resolve) => {
    waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
  });
}
