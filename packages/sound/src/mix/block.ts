/** The mix is made in blocks of this many samples that start at multiples of it. */
export const blockSize = 16384;

export type Stereo = { left: Float32Array; right: Float32Array };

export function silentBlock(): Stereo {
  return { left: new Float32Array(blockSize), right: new Float32Array(blockSize) };
}

/**
 * Caches the most recently used blocks of one stage, so that neighbors need not be made twice.
 * A dropped block is passed to the next `make` to be overwritten: hold no block for longer than
 * `most - 1` further requests.
 */
export class RecentBlocks<T> {
  readonly #kept = new Map<number, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(index: number, make: (spare: T | null) => T): T {
    const known = this.#kept.get(index);
    if (known !== undefined) {
      this.#kept.delete(index);
      this.#kept.set(index, known);
      return known;
    }
    const made = make(this.#kept.size >= this.#most ? this.#dropOldest() : null);
    this.#kept.set(index, made);
    return made;
  }

  #dropOldest(): T | null {
    for (const [index, oldest] of this.#kept) {
      this.#kept.delete(index);
      return oldest;
    }
    return null;
  }
}

export function silence(block: Stereo): Stereo {
  block.left.fill(0);
  block.right.fill(0);
  return block;
}
