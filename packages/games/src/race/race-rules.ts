import type { GameRules } from "#kernel/game-rules.ts";

/**
 * A game that several people can race in: each on a course of their own that the seed determines, so
 * that nobody can be blocked by a slow connection.
 */
export interface RaceRules<State, Options> {
  rules: GameRules<State, Options>;
  /** Options of a race; the run ends at the finish line. */
  options: Options;
  /** How far a participant is, as an integer that only grows. */
  progressOf(state: State): number;
  /** Progress at the finish line. */
  finish: number;
  /** Integers with which others draw this participant, such as lane, height and pose. */
  poseOf(state: State): number[];
}

export function defineRace<State, Options>(
  race: RaceRules<State, Options>,
): RaceRules<State, Options> {
  return race;
}
