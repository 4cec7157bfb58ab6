import type { SlimeState } from "@goldmane/games/slime-adventure/state";

/** A part of the run in ticks that counts as having come further. */
const stride = 30;
/** Pixels within which two falls are at the same spot. */
const spot = 72;
const fallsUntilStuck = 2;

/** Notices when a player gets no further: after a time without progress, or by falls at one spot. */
export class StuckWatch {
  readonly #timeout: number;
  #idle = 0;
  #falls = 0;
  #fellAt: number | null = null;
  #furthest = 0;
  #known = "";

  /** @param timeout ticks without progress */
  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  get isStuck(): boolean {
    return this.#idle >= this.#timeout || this.#falls >= fallsUntilStuck;
  }

  /** After each step. `tick` is how far along the level's run the player is; null if unknown. */
  step(state: SlimeState, tick: number | null): void {
    this.#idle += 1;
    const known = [state.gems.length, state.checkpoint, state.openDoors].join();
    const isFurther = tick !== null && tick >= this.#furthest + stride;
    if (isFurther || (known !== this.#known && this.#known !== "")) this.#begin();
    if (isFurther) this.#furthest = tick;
    this.#known = known;
    for (const { kind, player, x } of state.happenings)
      if (kind === "hurt" && player === 0) this.#fall(x);
  }

  #fall(x: number): void {
    const isSame = this.#fellAt !== null && Math.abs(x - this.#fellAt) < spot;
    this.#falls = isSame ? this.#falls + 1 : 1;
    this.#fellAt = x;
  }

  #begin(): void {
    this.#idle = 0;
    this.#falls = 0;
    this.#fellAt = null;
  }
}
