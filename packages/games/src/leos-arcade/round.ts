import type { RandomState } from "#kernel/random.ts";

/** What a picture shows as sound or particles. */
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

/** What the states of all micro-games have in common. */
export interface Round extends RandomState {
  /** Ticks since the start. */
  tick: number;
  /** How many ticks the round lasts. */
  ticks: number;
  outcome: "won" | "lost" | null;
  /** What happened in the latest tick. */
  events: RoundEvent[];
}

export function win(round: Round): void {
  round.outcome ??= "won";
}

export function lose(round: Round): void {
  round.outcome ??= "lost";
}
