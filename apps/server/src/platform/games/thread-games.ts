import type { GameId } from "@goldmane/contracts/games/limits";
import { loadGame } from "@goldmane/games/registry";
import type { Games, RecordedRun } from "./games.ts";
import { replayEntry } from "./replay-entry.ts";
import { ReplayThread } from "./replay-thread.ts";

/** The registry's games; their runs are played again in a thread. */
export class ThreadGames implements Games, AsyncDisposable {
  readonly #thread = new ReplayThread(replayEntry);
  readonly load = loadGame;

  prepare(game: GameId) {
    this.#thread.prepare(game);
  }

  replay(run: RecordedRun) {
    return this.#thread.replay(run);
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#thread[Symbol.asyncDispose]();
  }
}
