import { FlashCounter } from "./flash-counter.ts";
import { lightOf } from "./light.ts";

export type Flashes = {
  /** Maximum number of pairs of opposing luminance changes within any second. */
  general: number;
  /** The same for changes from or to a saturated red. */
  red: number;
};

/** WCAG 2.2: flashes over a smaller share of a field are harmless. */
export const dangerousShare = 0.25;

/** WCAG 2.2, the terms "general flash" and "red flash". */
const least = { luminance: 0.1, darkerBelow: 0.8, redness: 20 };

/** Measures the flashes of a film, frame by frame in order. */
export class FlashMeter {
  readonly #general: FlashCounter;
  readonly #red: FlashCounter;
  #wasRed: Uint8Array | null = null;
  #isRed: Uint8Array | null = null;

  constructor(leastShare = dangerousShare) {
    this.#general = new FlashCounter(
      (_, from, to) =>
        Math.abs(to - from) >= least.luminance && Math.min(from, to) < least.darkerBelow,
      leastShare,
    );
    this.#red = new FlashCounter(
      (cell, from, to) => Math.abs(to - from) > least.redness && this.#touchesRed(cell),
      leastShare,
    );
  }

  /**
   * @param pixels RGBA bytes of the frame at `t` seconds
   * @returns the flashes within the second that ends at `t`
   */
  read(pixels: ArrayLike<number>, t: number): Flashes {
    const light = lightOf(pixels);
    this.#isRed = light.isSaturatedRed;
    const general = this.#general.count(light.luminance, t);
    const red = this.#red.count(light.redness, t);
    // A cell counts as red until its redness is gone.
    const were = this.#wasRed;
    this.#wasRed = light.isSaturatedRed.map((is, cell) =>
      is === 1 || (were?.[cell] === 1 && (light.redness[cell] ?? 0) > least.redness) ? 1 : 0,
    );
    return { general, red };
  }

  #touchesRed(cell: number): boolean {
    return this.#isRed?.[cell] === 1 || this.#wasRed?.[cell] === 1;
  }
}
