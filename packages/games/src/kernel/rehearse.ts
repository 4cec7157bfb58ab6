import type { GameRules } from "./game-rules.ts";
import { hashState } from "./hash-state.ts";
import { decodeLog } from "./input-log.ts";
import { ticksPerHash } from "./replay.ts";

/** Inputs that may end before or after the run that they play. */
export interface Rehearsal {
  seed: number;
  options: unknown;
  log: string;
}

/** Measured: engines compile what a run needs while they play it twice. */
const rounds = 2;

/**
 * Plays a run and forgets it. Afterwards an engine has compiled the rules, and a replay takes a
 * fraction of the time that the first one would.
 */
export function rehearse<State, Options>(
  rules: GameRules<State, Options>,
  { seed, options, log }: Rehearsal,
): void {
  const read = rules.readOptions(options);
  const { maxTicks } = rules;
  for (let round = 0; round < rounds; round += 1) {
    let state = rules.start(seed, read);
    let ticks = 0;
    for (const inputs of decodeLog(log, { players: rules.playersOf(read), maxTicks })) {
      rules.step(state, inputs);
      ticks += 1;
      if (ticks % ticksPerHash === 0) hashState(state);
      if (rules.resultOf(state)) state = rules.start(seed, read);
    }
  }
}
