import type { Input } from "./input.ts";

export const ticksPerSecond = 60;

/** How a run ended. */
export interface RunResult {
  /** An integer from 0: points, or ticks in a mode where less is better. */
  score: number;
  /** Whether the run reached its goal; an endless run is always completed. */
  completed: boolean;
  /** From 0 to 3, in games that rate a run. */
  stars?: number;
  /** Counters for achievements and missions, integers from 0 by name. */
  counts: Readonly<Record<string, number>>;
}

/** Which scores rank first. */
export type ScoreOrder = "highest" | "lowest";

/**
 * The rules of one game, without pictures. A state consists of integers, strings, booleans, null,
 * lists and plain objects, so that it can be copied, hashed and sent.
 */
export interface GameRules<State, Options> {
  /** Raised with every change that gives another result for the same inputs. */
  version: number;
  /** The modes with a board of their own. */
  modes: Readonly<Record<string, ScoreOrder>>;
  /** Runs longer than this are refused. */
  maxTicks: number;
  /** Reads options that came from outside; throws a RangeError for those the game lacks. */
  readOptions(options: unknown): Options;
  /** The board that a run with these options counts for, or null for none (practice, assist). */
  modeOf(options: Options): string | null;
  /** How many players the inputs of a tick have. */
  playersOf(options: Options): number;
  start(seed: number, options: Options): State;
  /** Advances the state by 1/60 s, in place. `inputs` has one number a player. */
  step(state: State, inputs: readonly Input[]): void;
  /** The result once the run has ended, else null. */
  resultOf(state: State): RunResult | null;
}

/** Infers a game's types of state and options. */
export function defineRules<State, Options>(
  rules: GameRules<State, Options>,
): GameRules<State, Options> {
  return rules;
}
