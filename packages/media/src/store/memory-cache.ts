export type MemoryBounds = {
  mostBytes: number;
  /** Entries unused for this long are dropped; without it only the bytes count. */
  unusedMs?: number;
  now?: () => number;
};

type Entry<T> = { value: T; usedAt: number };

/** Buffers by key with a bound on their bytes; the least recently used is evicted first. */
export class MemoryCache<T extends { bytes: Buffer }> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #bounds: Required<MemoryBounds>;
  #bytes = 0;

  constructor({ mostBytes, unusedMs = Infinity, now = Date.now }: MemoryBounds) {
    this.#bounds = { mostBytes, unusedMs, now };
  }

  get(key: string): T | undefined {
    this.#dropUnused();
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps insertion order: inserting again makes it the newest.
    this.#entries.delete(key);
    this.#entries.set(key, { value: entry.value, usedAt: this.#bounds.now() });
    return entry.value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.#dropUnused();
    const { mostBytes, now } = this.#bounds;
    if (value.bytes.length > mostBytes) return;
    this.#entries.set(key, { value, usedAt: now() });
    this.#bytes += value.bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.value.bytes.length;
  }

  #dropUnused(): void {
    const { unusedMs, now } = this.#bounds;
    if (unusedMs === Infinity) return;
    const since = now() - unusedMs;
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt > since) break;
      this.delete(key);
    }
  }

  get bytes(): number {
    return this.#bytes;
  }
}
