import { withPointer, type Input } from "#kernel/input.ts";
import type { Control } from "./control.ts";
import { field, type Point } from "./field.ts";
import type { Round } from "./round.ts";

/** The fastest level; levels count from 0. */
export const topLevel = 9;

/**
 * What a good player does in a tick, with buttons or with a finger. Hints show it, and it proves
 * that a round can be won.
 */
export interface Demonstration {
  buttons: number;
  touch: Point | null;
}

export interface MicroGame<State extends Round = Round> {
  /** Whether the round is won when its time is up; otherwise it is lost. */
  survives: boolean;
  /** Adds the game's own state to a round; `level` is from 0 to `topLevel`. */
  start(round: Round, level: number): State;
  /** Advances the state by a tick, in place, and may set its outcome. */
  step(state: State, control: Control): void;
  demonstrate(state: State): Demonstration;
}

/** Infers the type of a micro-game's state. */
export function defineMicroGame<State extends Round>(game: MicroGame<State>): MicroGame<State> {
  return game;
}

/** From 8 s at the first level to 5 s at the last. */
export function ticksOfLevel(level: number): number {
  return 480 - 20 * level;
}

export function startRound(
  game: MicroGame,
  { seed, level, ticks = ticksOfLevel(level) }: { seed: number; level: number; ticks?: number },
): Round {
  return game.start({ random: seed, tick: 0, ticks, outcome: null, events: [] }, level);
}

/** Advances a round by a tick, in place; does nothing once it has an outcome. */
export function stepRound(game: MicroGame, round: Round, control: Control): void {
  round.events = [];
  if (round.outcome) return;
  round.tick += 1;
  game.step(round, control);
  if (round.tick >= round.ticks) round.outcome ??= game.survives ? "won" : "lost";
}

export const nothing: Demonstration = { buttons: 0, touch: null };

/** Presses and releases: nothing but every eighth tick. */
export function nowAndThen(tick: number, demonstration: Demonstration): Demonstration {
  return tick % 8 === 0 ? demonstration : nothing;
}

/** A demonstration as input of a player with buttons or a touch screen. */
export function inputOf({ buttons, touch }: Demonstration, by: "buttons" | "touch"): Input {
  if (by === "buttons") return buttons;
  if (!touch) return 0;
  return withPointer(
    0,
    Math.floor((touch.x * 255) / field.width),
    Math.floor((touch.y * 255) / field.height),
  );
}
