import type { GameRules, ScoreOrder } from "./game-rules.ts";
import { rehearse, type Rehearsal } from "./rehearse.ts";
import { replay, type Replayed } from "./replay.ts";

/** A game whose types of state and options don't matter, as the server sees it. */
export interface ReplayableGame {
  version: number;
  modes: Readonly<Record<string, ScoreOrder>>;
  maxTicks: number;
  /** The board that these options count for, or null. Throws a RangeError for unknown options. */
  modeOf(options: unknown): string | null;
  /** Throws a RangeError for unknown options, and as `replay` does. */
  replay(run: { seed: number; options: unknown; log: string }): Replayed;
  /** Makes the next replay as fast as later ones. */
  rehearse(rehearsal: Rehearsal): void;
}

export function toReplayable<State, Options>(rules: GameRules<State, Options>): ReplayableGame {
  const { version, modes, maxTicks } = rules;
  return {
    version,
    modes,
    maxTicks,
    modeOf: (options) => rules.modeOf(rules.readOptions(options)),
    replay: ({ seed, options, log }) =>
      replay(rules, { seed, options: rules.readOptions(options), log }),
    rehearse: (rehearsal) => rehearse(rules, rehearsal),
  };
}
