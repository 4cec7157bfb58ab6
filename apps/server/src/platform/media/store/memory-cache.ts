/** Buffers by key within a bound on their bytes; the one used longest ago goes first. */
export class MemoryCache<T extends { bytes: Buffer }> {
  readonly #entries = new Map<string, T>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: putting it back makes it the newest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: T): void {
    this.delete(key);
    if (entry.bytes.length > this.#mostBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes.length;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
