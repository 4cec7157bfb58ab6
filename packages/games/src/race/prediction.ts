import type { Input } from "#kernel/input.ts";
import { lateTicks } from "./race-limits.ts";
import type { RaceRules } from "./race-rules.ts";

/**
 * A participant's own state in their browser: advanced at once by each input, and corrected when the
 * server simulated another input because one came too late.
 */
export class Prediction<State, Options> {
  readonly #race: RaceRules<State, Options>;
  /** The inputs of the latest ticks, which a correction simulates again. */
  readonly #inputs = new Map<number, Input>();
  #state: State;
  #tick = 0;

  constructor(race: RaceRules<State, Options>, seed: number) {
    this.#race = race;
    this.#state = race.rules.start(seed, race.options);
  }

  get state(): State {
    return this.#state;
  }

  get tick(): number {
    return this.#tick;
  }

  get isFinished(): boolean {
    return (
      this.#race.progressOf(this.#state) >= this.#race.finish ||
      this.#race.rules.resultOf(this.#state) !== null
    );
  }

  /** Advances by one tick. Does nothing once the participant has finished. */
  step(input: Input): void {
    if (this.isFinished) return;
    this.#race.rules.step(this.#state, [input]);
    this.#inputs.set(this.#tick, input);
    this.#inputs.delete(this.#tick - 4 * lateTicks);
    this.#tick += 1;
  }

  /** Continues from the server's state after `tick` ticks, with the own inputs since then. */
  correct(tick: number, state: State): void {
    const goal = Math.max(this.#tick, tick);
    this.#state = state;
    this.#tick = tick;
    while (this.#tick < goal && !this.isFinished) {
      this.#race.rules.step(this.#state, [this.#inputs.get(this.#tick) ?? 0]);
      this.#tick += 1;
    }
  }
}
