import { parentPort } from "node:worker_threads";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Replayed } from "@goldmane/games/kernel/replay";
import type { Rehearsal } from "@goldmane/games/kernel/rehearse";
import type { Games, RecordedRun } from "./games.ts";

/** A run to replay, which is answered, or a game to prepare, which isn't. */
export type ReplayRequest = { replay: RecordedRun } | { prepare: GameId };
export type ReplayAnswer = { replayed: Replayed } | { error: string; isRefusal: boolean };

type Rehearsals = Partial<Readonly<Record<GameId, Rehearsal>>>;

/** Plays the runs that the main thread sends, one after another. */
export function answerReplays(load: Games["load"], rehearsals: Rehearsals): void {
  const prepared = new Set<GameId>();
  const prepare = async (id: GameId): Promise<void> => {
    const rehearsal = rehearsals[id];
    if (!rehearsal || prepared.has(id)) return;
    prepared.add(id);
    (await load(id))?.rehearse(rehearsal);
  };
  parentPort?.on("message", (request: ReplayRequest) => {
    if ("prepare" in request) void prepare(request.prepare);
    else void answer(load, request.replay).then((said) => parentPort?.postMessage(said, []));
  });
}

async function answer(load: Games["load"], run: RecordedRun): Promise<ReplayAnswer> {
  try {
    const game = await load(run.game);
    if (!game) return { error: `The game ${run.game} can’t be played.`, isRefusal: true };
    return { replayed: game.replay(run) };
  } catch (error) {
    return { error: String(error), isRefusal: error instanceof RangeError };
  }
}
