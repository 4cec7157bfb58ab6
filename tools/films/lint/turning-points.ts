/** Whether the difference between two levels is a change that counts towards a flash. */
export type IsChange = (cell: number, from: number, to: number) => boolean;

/**
 * Tracks one value of every cell and detects turning points: a sufficient rise above the last low,
 * or a sufficient fall below the last high. The turns of a cell alternate.
 */
export class TurningPoints {
  /** 1 rising, -1 falling, 0 no turn yet. */
  readonly ways: Int8Array;
  /** Seconds; negative before the first turn. */
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

  /** Adds the values of the frame at `t` seconds and returns the number of cells that turn. */
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

  /** @returns 1 for an upward turn, -1 for a downward turn, else 0 */
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
