/** Rows at which a feature may lie. */
const seeds = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35] as const;
const markSeed = 0x27d4eb2f;

/**
 * Which row of a model belongs to which feature: a hash table that stores a mark of 16 bits for
 * each row instead of the feature itself. A feature that the model wasn't trained with has no row,
 * but for one in some 20,000 that happens to have the mark of another.
 */
export class FeatureTable {
  /** 0 for a row without a feature. */
  readonly marks: Uint16Array;

  constructor(marks: Uint16Array) {
    this.marks = marks;
  }

  /** The row of a feature's hash; -1 if it has none. */
  rowOf(hash: number): number {
    const mark = markOf(hash);
    for (const seed of seeds) {
      const row = mix(hash, seed) % this.marks.length;
      if (this.marks[row] === mark) return row;
    }
    return -1;
  }

  /** Gives a feature a row, if one of its rows is free. */
  add(hash: number): void {
    if (this.rowOf(hash) >= 0) return;
    for (const seed of seeds) {
      const row = mix(hash, seed) % this.marks.length;
      if (this.marks[row] !== 0) continue;
      this.marks[row] = markOf(hash);
      return;
    }
  }
}

function markOf(hash: number): number {
  return mix(hash, markSeed) & 0xffff || 1;
}

/** The finalizer of MurmurHash3 (Appleby, 2011), seeded. */
function mix(hash: number, seed: number): number {
  let value = hash ^ seed;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
