import { fields } from "./fields.ts";
import { grid } from "./light.ts";
import { TurningPoints, type IsChange } from "./turning-points.ts";

/**
 * Cells that change within this time change together: half of the shortest flash at three per
 * second.
 */
const togetherSeconds = 1 / 6;
const epsilon = 1e-6;

type Field = { cells: Int32Array; way: number; turns: number[] };

/** Counts pairs of opposing changes of one value in every field of the screen. */
export class FlashCounter {
  readonly #points: TurningPoints;
  readonly #leastShare: number;
  readonly #fields: Field[] = fields.map((cells) => ({ cells, way: 0, turns: [] }));

  /** @param leastShare share of a field that must change together for a change to count */
  constructor(isChange: IsChange, leastShare: number) {
    this.#points = new TurningPoints(grid.width * grid.height, isChange);
    this.#leastShare = leastShare;
  }

  /**
   * Adds the frame at `t` seconds; `t` must increase.
   * @returns the flashes within the last second, in the field with the most
   */
  count(values: Float32Array, t: number): number {
    if (this.#points.follow(values, t) === 0) return 0;
    let most = 0;
    for (const field of this.#fields) {
      if (!this.#turns(field, t)) continue;
      field.turns = [...field.turns.filter((turn) => turn >= t - 1 - epsilon), t];
      most = Math.max(most, Math.floor(field.turns.length / 2));
    }
    return most;
  }

  /** Whether enough of the field has changed in the opposite direction of its last change. */
  #turns(field: Field, t: number): boolean {
    const { ways, turnedAt } = this.#points;
    const since = Math.max(t - togetherSeconds - epsilon, field.turns.at(-1) ?? -1);
    let rising = 0;
    let falling = 0;
    for (const cell of field.cells) {
      if ((turnedAt[cell] ?? -1) <= since) continue;
      if (ways[cell] === 1) rising += 1;
      else falling += 1;
    }
    const enough = this.#leastShare * field.cells.length;
    const way = rising >= falling ? 1 : -1;
    if (way === field.way || Math.max(rising, falling) < enough) return false;
    field.way = way;
    return true;
  }
}
