import type { Lane, Scheduler } from "#schedule/scheduler.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { Shelf, Shelved } from "#store/shelf.ts";
import type { Ask } from "./maker.ts";

/** Puts one piece on the shelf; pieces that stand there already are left alone. */
type Place = (key: CacheKey, put: (key: CacheKey) => Promise<Shelved>) => void;

/** Work that makes many parts in one go, and hands each over as soon as it is done. */
export type Batch = {
  key: CacheKey;
  /** What it makes. */
  parts: readonly CacheKey[];
  lane: Lane;
  make: (place: Place, signal: AbortSignal) => Promise<void>;
};

/** A batch under way: what of it is being put on the shelf, and who waits for which of the rest. */
type Making = Batch & {
  placed: Map<CacheKey, Promise<Shelved>>;
  waiting: Map<CacheKey, ((piece: Promise<Shelved>) => void)[]>;
};

/**
 * A rendition's sound and a title's thumbnails. Whoever wants a piece waits for that piece only; the
 * rest is then finished as read-ahead, since it will be wanted next.
 */
export class Batches {
  readonly #shelf: Shelf;
  readonly #scheduler: Scheduler;
  /** By the parts that are still to come. */
  readonly #making = new Map<CacheKey, Making>();

  constructor(shelf: Shelf, scheduler: Scheduler) {
    this.#shelf = shelf;
    this.#scheduler = scheduler;
  }

  /** A part of what is made already or, if it is not, of the batch that is given. */
  async take(batch: Batch, key: CacheKey, { priority, signal }: Ask): Promise<Shelved> {
    const shelved = await this.#shelf.get(key);
    if (shelved) return shelved;
    const making = this.#making.get(key) ?? this.#begin(batch);
    const piece = making.placed.get(key) ?? waitFor(making, key);
    const order = { key: making.key, lane: making.lane, work: this.#workOf(making) };
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
      .finally(() => this.#end(making));
    try {
      return await Promise.race([piece, whole.then(() => this.#found(key))]);
    } finally {
      leaving.abort();
    }
  }

  #begin(batch: Batch): Making {
    const making = { ...batch, placed: new Map(), waiting: new Map() };
    for (const part of batch.parts) {
      if (!this.#making.has(part)) this.#making.set(part, making);
    }
    return making;
  }

  #end(making: Making): void {
    for (const part of making.parts) {
      if (this.#making.get(part) === making) this.#making.delete(part);
    }
  }

  #workOf({ make, placed, waiting }: Making): (signal: AbortSignal) => Promise<void> {
    return async (signal) => {
      await make((key, put) => {
        const placing = this.#shelf.get(key).then((shelved) => shelved ?? put(key));
        placing.catch(() => {});
        placed.set(key, placing);
        for (const resolve of waiting.get(key) ?? []) resolve(placing);
        waiting.delete(key);
      }, signal);
      await Promise.all(placed.values());
    };
  }

  async #found(key: CacheKey): Promise<Shelved> {
    const shelved = await this.#shelf.get(key);
    if (!shelved) throw new Error(`${key} was not among what was made`);
    return shelved;
  }
}

function waitFor({ waiting }: Making, key: CacheKey): Promise<Shelved> {
  return new Promise((resolve) => {
    waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
  });
}
