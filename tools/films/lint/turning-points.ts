/** Whether the way from one level to the other is a change that a flash is made of. */
export type IsChange = (cell: number, from: number, to: number) => boolean;

/**
 * Follows one value of every cell and knows when it turned: had risen far enough above its last low,
 * or fallen far enough below its last high. Turns of a cell alternate.
 */
export class TurningPoints {
  /** 1 risen, -1 fallen, 0 not turned yet. */
  readonly ways: Int8Array;
  /** Seconds; below 0 before the first turn. */
  readonly turnedAt: Float64Array;
  readonly #isChange: IsChange;
  readonly #lows: Float32Array;
  readonly #highs: Float32Array;
  #isFirst = true;

  constructor(cells: number, isChange: IsChange) {
    this.#isChange = isChange;
    this.#lows = new Float32Array(cells);
    this.#highs = new Float32Array(cells);
    this.ways = new Int8Array(cells);
    this.turnedAt = new Float64Array(cells).fill(-1);
  }

  /** Takes the values of the frame at `t` seconds, and tells how many cells turn with it. */
  follow(values: Float32Array, t: number): number {
    if (this.#isFirst) {
      this.#lows.set(values);
      this.#highs.set(values);
      this.#isFirst = false;
      return 0;
    }
    let turned = 0;
    for (let cell = 0; cell < values.length; cell += 1) {
      const way = this.#turn(cell, values[cell] ?? 0);
      if (way === 0) continue;
      this.ways[cell] = way;
      this.turnedAt[cell] = t;
      turned += 1;
    }
    return turned;
  }

  /** @returns 1 when the cell has risen now, -1 when it has fallen, else 0 */
  #turn(cell: number, value: number): number {
    const way = this.ways[cell] ?? 0;
    const low = Math.min(this.#lows[cell] ?? value, value);
    const high = Math.max(this.#highs[cell] ?? value, value);
    const rises = way <= 0 && value > low && this.#isChange(cell, low, value);
    const falls = way >= 0 && value < high && this.#isChange(cell, high, value);
    const turns = rises || falls;
    this.#lows[cell] = turns ? value : low;
    this.#highs[cell] = turns ? value : high;
    if (!turns) return 0;
    return rises ? 1 : -1;
  }
}
