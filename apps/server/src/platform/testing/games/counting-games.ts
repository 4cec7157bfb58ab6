import { toReplayable } from "@goldmane/games/kernel/replayable-game";
import { countingGame } from "@goldmane/games/testing/counting-game";
import { InputLog } from "@goldmane/games/kernel/input-log";
import type { Games } from "#platform/games/games.ts";

const counting = toReplayable(countingGame);

/** Games in which only Kyle's Dash can be played: as one that counts presses for two seconds. */
export const countingGames: Games = {
  load: (game) => Promise.resolve(game === "kyles-dash" ? counting : null),
  prepare: () => {},
  replay: (run) => Promise.resolve().then(() => counting.replay(run)),
};

/** The log of a whole run with this many presses, at most 60. */
export function recordPresses(presses: number, ticks = 120): string {
  const log = new InputLog(1);
  for (let tick = 0; tick < ticks; tick += 1)
    log.add([tick % 2 === 0 && tick / 2 < presses ? 16 : 0]);
  return log.encode();
}
