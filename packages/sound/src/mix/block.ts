/** Everything is made in blocks of this many samples that start at its multiples. */
export const blockSize = 16384;

export type Stereo = { left: Float32Array; right: Float32Array };

export function silentBlock(): Stereo {
  return { left: new Float32Array(blockSize), right: new Float32Array(blockSize) };
}

/** Keeps the newest few blocks of one stage, so that neighbours need not be made twice. */
export class RecentBlocks<T> {
  readonly #kept = new Map<number, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(index: number, make: (index: number) => T): T {
    const known = this.#kept.get(index);
    if (known !== undefined) return known;
    const made = make(index);
    this.#kept.set(index, made);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return made;
  }
}
