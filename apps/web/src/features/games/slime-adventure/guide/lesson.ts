import type { Input } from "@goldmane/games/kernel/input";
import { slimeAdventureRules as rules } from "@goldmane/games/slime-adventure/rules";
import { tile, type SlimeState } from "@goldmane/games/slime-adventure/state";
import { stateAt, type LessonTrack } from "./lesson-track.ts";

/** Ticks of a lesson: it ends at the first landing between them. */
const least = 100;
const most = 280;
const leastWay = 3 * tile;

/** A few seconds of the solver's run, from where a player got stuck. */
export class Lesson {
  readonly #track: LessonTrack;
  readonly #begin: number;
  readonly state: SlimeState;
  readonly #fromX: number;
  /** What is held in the latest step. */
  held: Input = 0;
  ticks = 0;
  isOver = false;

  constructor(track: LessonTrack, level: number, begin: number) {
    this.#track = track;
    this.#begin = begin;
    this.state = stateAt(track, level, begin);
    this.#fromX = this.#body?.x ?? 0;
  }

  get #body() {
    return this.state.bodies[this.state.players[0]?.active ?? 0];
  }

  step(): void {
    if (this.isOver) return;
    const input = this.#track.inputs[this.#begin + this.ticks];
    if (!input) {
      this.isOver = true;
      return;
    }
    rules.step(this.state, input);
    this.held = input[0] ?? 0;
    this.ticks += 1;
    const body = this.#body;
    const hasArrived =
      body?.onGround === true && Math.abs(body.x - this.#fromX) >= leastWay && this.ticks >= least;
    this.isOver = hasArrived || this.ticks >= most || this.state.isFinished;
  }
}
