import type { GameId } from "@goldmane/contracts/games/limits";
import { adventureQuestRules } from "#adventure-quest/rules.ts";
import { kylesDashRules } from "#kyles-dash/rules.ts";
import type { GameRules } from "#kernel/game-rules.ts";
import { hashState } from "#kernel/hash-state.ts";
import { decodeLog } from "#kernel/input-log.ts";
import { ticksPerHash } from "#kernel/replay.ts";
import { leosArcadeRules } from "#leos-arcade/rules.ts";
import { slimeAdventureRules } from "#slime-adventure/rules.ts";

/** Inputs of a game; the run need not have ended. */
export interface LoggedInputs {
  game: GameId;
  seed: number;
  options: unknown;
  log: string;
}

const hashers: Readonly<Record<GameId, (run: LoggedInputs) => number[]>> = {
  "leos-arcade": hasherOf(leosArcadeRules),
  "adventure-quest": hasherOf(adventureQuestRules),
  "slime-adventure": hasherOf(slimeAdventureRules),
  "kyles-dash": hasherOf(kylesDashRules),
};

/** The state's hash after every 600 ticks, and after the last one. */
export function hashLog(run: LoggedInputs): number[] {
  return hashers[run.game](run);
}

function hasherOf<State, Options>(
  rules: GameRules<State, Options>,
): (run: LoggedInputs) => number[] {
  return ({ seed, options, log }) => {
    const read = rules.readOptions(options);
    const state = rules.start(seed, read);
    const { maxTicks } = rules;
    const hashes: number[] = [];
    let ticks = 0;
    for (const inputs of decodeLog(log, { players: rules.playersOf(read), maxTicks })) {
      rules.step(state, inputs);
      ticks += 1;
      if (ticks % ticksPerHash === 0) hashes.push(hashState(state));
    }
    hashes.push(hashState(state));
    return hashes;
  };
}
