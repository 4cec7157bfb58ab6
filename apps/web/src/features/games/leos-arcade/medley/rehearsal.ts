import {
  inputOf,
  startRound,
  stepRound,
  type Demonstration,
} from "@goldmane/games/leos-arcade/micro-game";
import { microGames, type MicroGameId } from "@goldmane/games/leos-arcade/micro-games";
import type { Round } from "@goldmane/games/leos-arcade/round";
import { copyState } from "#features/games/host/loop/copy-state.ts";

/** A round that plays itself, in a hint. */
export class Rehearsal {
  readonly #id: MicroGameId;
  readonly #by: "buttons" | "touch";
  state: Round;
  previous: Round;
  /** What was pressed in the latest step. */
  demonstration: Demonstration = { buttons: 0, touch: null };
  #before = 0;
  #left = 0;

  constructor(id: MicroGameId, seed: number, by: "buttons" | "touch") {
    this.#id = id;
    this.#by = by;
    this.state = startRound(microGames[id], { seed, level: 0 });
    this.previous = this.state;
  }

  /**
   * @param pressed called with the buttons or the touch of each step
   * @returns how far the moment is from the last step to the next, from 0 to 1
   */
  advance(seconds: number, pressed: (demonstration: Demonstration) => void): number {
    this.#left += seconds * 60;
    for (; this.#left >= 1; this.#left -= 1) this.#step(pressed);
    return this.#left;
  }

  #step(pressed: (demonstration: Demonstration) => void): void {
    this.previous = copyState(this.state);
    if (this.state.outcome) return;
    const game = microGames[this.#id];
    this.demonstration = game.demonstrate(this.state);
    const input = inputOf(this.demonstration, this.#by);
    stepRound(game, this.state, { input, before: this.#before });
    this.#before = input;
    pressed(this.demonstration);
  }
}
