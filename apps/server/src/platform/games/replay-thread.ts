import type { Worker } from "node:worker_threads";
import { AppError } from "@goldmane/contracts/errors";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Replayed } from "@goldmane/games/kernel/replay";
import { startThread } from "@goldmane/media/start-thread";
import type { ReplayAnswer, ReplayRequest } from "./answer-replays.ts";
import type { RecordedRun } from "./games.ts";

type Options = {
  /** Runs that wait or are played. */
  most: number;
  /** A run that takes longer ends the thread. */
  deadlineMs: number;
};

const usual: Options = { most: 32, deadlineMs: 20_000 };
/** The thread ends after this long without work: the longest runs take half of it. */
const idleMs = 30 * 60_000;
/** A replay needs a few megabytes; a forged log must not take the server's memory. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * A thread that plays one run at a time, in order of arrival. It starts when the first run does, so
 * that the rules are loaded and compiled by the time that the run has to be replayed.
 */
export class ReplayThread implements AsyncDisposable {
  readonly #entry: URL;
  readonly #options: Options;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #latest: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(entry: URL, options: Partial<Options> = {}) {
    this.#entry = entry;
    this.#options = { ...usual, ...options };
  }

  /** Loads and rehearses a game, unless the thread has done so before. */
  prepare(game: GameId): void {
    const worker = this.#open();
    const request: ReplayRequest = { prepare: game };
    worker.postMessage(request, []);
    if (this.#waiting === 0) this.#rest(worker);
  }

  /** @throws as `Games.replay` */
  async replay(run: RecordedRun): Promise<Replayed> {
    if (this.#waiting >= this.#options.most) throw busy();
    this.#waiting += 1;
    const answer = this.#latest.then(() => this.#ask(run));
    this.#latest = answer.catch(() => {});
    try {
      const said = await answer;
      if ("replayed" in said) return said.replayed;
      if (said.isRefusal) throw new RangeError(said.error);
      throw new Error(said.error);
    } finally {
      this.#waiting -= 1;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end();
  }

  #ask(run: RecordedRun): Promise<ReplayAnswer> {
    const worker = this.#open();
    return new Promise<ReplayAnswer>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(deadline);
        worker.off("message", hear).off("error", fail).off("exit", fail);
        settle();
      };
      const hear = (answer: ReplayAnswer) => {
        this.#rest(worker);
        end(() => resolve(answer));
      };
      const fail = () => {
        void this.#end();
        end(() => reject(busy()));
      };
      const deadline = setTimeout(fail, this.#options.deadlineMs);
      worker.on("message", hear).on("error", fail).on("exit", fail);
      const request: ReplayRequest = { replay: run };
      worker.postMessage(request, []);
    });
  }

  #open(): Worker {
    if (this.#idle) clearTimeout(this.#idle);
    if (!this.#worker) {
      const worker = startThread(this.#entry, { resourceLimits });
      // The caller that waits for its answer handles the error.
      worker.on("error", () => {});
      worker.once("exit", () => {
        if (this.#worker === worker) this.#worker = null;
      });
      this.#worker = worker;
    }
    this.#worker.ref();
    return this.#worker;
  }

  /** A thread without work must not keep the server alive. */
  #rest(worker: Worker): void {
    worker.unref();
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), idleMs);
    this.#idle.unref();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    if (this.#idle) clearTimeout(this.#idle);
    await worker?.terminate();
  }
}

function busy(): AppError {
  return new AppError("UNAVAILABLE", "The score can’t be checked right now. Try again later.");
}
