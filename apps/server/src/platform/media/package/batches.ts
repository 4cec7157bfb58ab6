import type { Lane, Scheduler } from "#platform/media/schedule/scheduler.ts";
import type { CacheKey } from "#platform/media/store/segment-cache.ts";
import type { Shelf, Shelved } from "#platform/media/store/shelf.ts";
import type { Ask } from "./maker.ts";

/** Puts one piece on the shelf; pieces that stand there already are left alone. */
type Place = (key: CacheKey, put: (key: CacheKey) => Promise<Shelved>) => void;

/** Work that makes many parts in one go, and hands each over as soon as it is done. */
export type Batch = {
  key: CacheKey;
  lane: Lane;
  make: (place: Place, signal: AbortSignal) => Promise<void>;
};

type Waiting = Map<CacheKey, ((piece: Promise<Shelved>) => void)[]>;

/**
 * A rendition's sound and a title's thumbnails. Whoever wants a piece waits for that piece only; the
 * rest is then finished as read-ahead, since it will be wanted next.
 */
export class Batches {
  readonly #shelf: Shelf;
  readonly #scheduler: Scheduler;
  readonly #waiting = new Map<CacheKey, Waiting>();

  constructor(shelf: Shelf, scheduler: Scheduler) {
    this.#shelf = shelf;
    this.#scheduler = scheduler;
  }

  async take(batch: Batch, key: CacheKey, { priority, signal }: Ask): Promise<Shelved> {
    const shelved = await this.#shelf.get(key);
    if (shelved) return shelved;
    const waiting = this.#waitingFor(batch.key);
    const piece = new Promise<Shelved>((resolve) => {
      waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
    });
    const order = { key: batch.key, lane: batch.lane, work: this.#workOf(batch, waiting) };
    const leaving = new AbortController();
    const whole = this.#scheduler.run(
      { ...order, priority },
      AbortSignal.any([signal, leaving.signal]),
    );
    const finish = priority === "viewer" ? "readAhead" : priority;
    const untilDone = new AbortController().signal;
    this.#scheduler.run({ ...order, priority: finish }, untilDone).catch(() => {});
    try {
      return await Promise.race([piece, whole.then(() => this.#found(key))]);
    } finally {
      leaving.abort();
    }
  }

  #waitingFor(batchKey: CacheKey): Waiting {
    const waiting = this.#waiting.get(batchKey) ?? new Map();
    this.#waiting.set(batchKey, waiting);
    return waiting;
  }

  #workOf(batch: Batch, waiting: Waiting): (signal: AbortSignal) => Promise<void> {
    return async (signal) => {
      const puts: Promise<unknown>[] = [];
      await batch.make((key, put) => {
        const placed = this.#shelf.get(key).then((shelved) => shelved ?? put(key));
        placed.catch(() => {});
        puts.push(placed);
        for (const resolve of waiting.get(key) ?? []) resolve(placed);
        waiting.delete(key);
      }, signal);
      await Promise.all(puts);
      this.#waiting.delete(batch.key);
    };
  }

  async #found(key: CacheKey): Promise<Shelved> {
    const shelved = await this.#shelf.get(key);
    if (!shelved) throw new Error(`${key} was not among what was made`);
    return shelved;
  }
}
