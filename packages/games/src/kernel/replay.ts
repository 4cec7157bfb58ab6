import type { GameRules, RunResult } from "./game-rules.ts";
import { hashState } from "./hash-state.ts";
import { decodeLog } from "./input-log.ts";

export interface Replayed {
  result: RunResult;
  ticks: number;
  /** The state's hash after every 600 ticks, and at the end. */
  hashes: number[];
}

export const ticksPerHash = 600;

/**
 * Plays a recorded run again. Throws a RangeError if the log can't be read, ends before the run
 * does, or goes on after it.
 */
export function replay<State, Options>(
  rules: GameRules<State, Options>,
  run: { seed: number; options: Options; log: string },
): Replayed {
  const state = rules.start(run.seed, run.options);
  const hashes: number[] = [];
  let ticks = 0;
  let result = rules.resultOf(state);
  const players = rules.playersOf(run.options);
  for (const inputs of decodeLog(run.log, { players, maxTicks: rules.maxTicks })) {
    if (result) throw new RangeError("the log goes on after the end of the run");
    rules.step(state, inputs);
    ticks += 1;
    if (ticks % ticksPerHash === 0) hashes.push(hashState(state));
    result = rules.resultOf(state);
  }
  if (!result) throw new RangeError("the log ends before the run does");
  hashes.push(hashState(state));
  return { result, ticks, hashes };
}
