import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";

const stepSeconds = 1 / ticksPerSecond;

/** A frame that took longer is played as if it took this long: the game slows instead of jumping. */
const longestFrameSeconds = 5 * stepSeconds;

/**
 * Turns frames of any length into steps of 1/60 s. A display with about 60 frames a second gets one
 * step a frame, without the stutter of two clocks that drift apart.
 */
export class FixedLoop {
  #left = 0;

  /** How many steps a frame of `seconds` has. */
  advance(seconds: number): number {
    const near = Math.abs(seconds - stepSeconds) < 0.0016 ? stepSeconds : seconds;
    this.#left += Math.min(near, longestFrameSeconds);
    const steps = Math.floor(this.#left / stepSeconds + 1e-6);
    this.#left = Math.max(0, this.#left - steps * stepSeconds);
    return steps;
  }

  /** How far the current moment is from the last step to the next, from 0 to 1. */
  get alpha(): number {
    return Math.min(1, this.#left / stepSeconds);
  }
}
