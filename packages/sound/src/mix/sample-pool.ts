import type { Source } from "./clip.ts";

/** An LRU cache of rendered samples, limited in bytes. */
export class SamplePool {
  readonly #kept = new Map<string, Float32Array>();
  readonly #capBytes: number;
  #bytes = 0;

  constructor(capBytes: number) {
    this.#capBytes = capBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  samplesOf(source: Source): Float32Array {
    const known = this.#kept.get(source.key);
    if (known) {
      this.#kept.delete(source.key);
      this.#kept.set(source.key, known);
      return known;
    }
    const made = source.make();
    this.#kept.set(source.key, made);
    this.#bytes += made.byteLength;
    for (const [key, samples] of this.#kept) {
      if (this.#bytes <= this.#capBytes || key === source.key) break;
      this.#kept.delete(key);
      this.#bytes -= samples.byteLength;
    }
    return made;
  }
}
