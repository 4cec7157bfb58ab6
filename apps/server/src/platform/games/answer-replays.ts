import { parentPort } from "node:worker_threads";
import type { Replayed } from "@goldmane/games/kernel/replay";
import type { Games, RecordedRun } from "./games.ts";

export type ReplayAnswer = { replayed: Replayed } | { error: string; isRefusal: boolean };

/** Plays the runs that the main thread sends, one after another. */
export function answerReplays(load: Games["load"]): void {
  parentPort?.on("message", (run: RecordedRun) => {
    void answer(load, run).then((said) => parentPort?.postMessage(said, []));
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
