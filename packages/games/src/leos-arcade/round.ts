import type { RandomState } from "#kernel/random.ts";

/** Events that play a sound or show particles. */
export type RoundEvent =
  | "good"
  | "bad"
  | "move"
  | "jump"
  | "drop"
  | "shoot"
  | "show"
  | "pump"
  | "warn"
  | "wake";

/** State shared by all micro-games. */
export interface Round extends RandomState {
  /** Ticks since the start. */
  tick: number;
  /** How many ticks the round lasts. */
  ticks: number;
  outcome: "won" | "lost" | null;
  /** Events of the latest tick. */
  events: RoundEvent[];
}

export function win(round: Round): void {
  round.outcome ??= "won";
}

export function lose(round: Round): void {
  round.outcome ??= "lost";
}
