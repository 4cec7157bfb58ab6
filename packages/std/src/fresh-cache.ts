import { SingleFlight } from "./single-flight.ts";

type Entry<V> = { value: V; freshUntil: number };
type Options = { freshMs: number; retryMs: number; now: () => number };

/**
 * Caches values that are expensive to load. A stale value is loaded again; if that fails, the old value
 * is used for another `retryMs`.
 */
export class FreshCache<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #failedUntil = new Map<K, { error: unknown; until: number }>();
  readonly #flights = new SingleFlight<K, V>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Without an old value, a failed load rejects; further reads reject with the same error for
   * `retryMs` without loading.
   */
  async read(key: K, load: () => Promise<V>): Promise<V> {
    const now = this.#options.now();
    const entry = this.#entries.get(key);
    if (entry && now < entry.freshUntil) return entry.value;
    const failed = this.#failedUntil.get(key);
    if (failed && now < failed.until) throw failed.error;
    return await this.#flights.run(key, () => this.#load(key, load));
  }

  async #load(key: K, load: () => Promise<V>): Promise<V> {
    try {
      const value = await load();
      this.#entries.set(key, { value, freshUntil: this.#options.now() + this.#options.freshMs });
      this.#failedUntil.delete(key);
      return value;
    } catch (error) {
      const until = this.#options.now() + this.#options.retryMs;
      const old = this.#entries.get(key);
      if (!old) {
        this.#failedUntil.set(key, { error, until });
        throw error;
      }
      old.freshUntil = until;
      return old.value;
    }
  }
}
