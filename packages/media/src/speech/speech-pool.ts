import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { AppError } from "@goldmane/contracts/errors";
import type { Speech, Utterance } from "@goldmane/speech/utterance";
import { startThread } from "#start-thread.ts";

export type SpeechAnswer = { speech: Speech } | { error: string; isRefusal: boolean };

type Options = {
  /** Threads at once. */
  most: number;
  /** A thread that takes longer over one utterance is terminated. */
  deadlineMs: number;
};

const usual: Options = { most: 2, deadlineMs: 15_000 };
/**
 * A thread holds the compiled engine, tens of megabytes; it ends after this long without work. In a
 * conversation with Leo a new one would delay the first sound.
 */
const idleMs = 5 * 60_000;

type WorkerSlot = { worker: Worker; started: Promise<unknown>; idle: NodeJS.Timeout | null };

/** Threads that speak. Each handles one utterance at a time, in order of arrival. */
export class SpeechPool implements AsyncDisposable {
  readonly #entry: URL;
  readonly #options: Options;
  readonly #free: WorkerSlot[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #workers = new Set<Worker>();
  #closed = false;

  constructor(entry: URL, options: Partial<Options> = {}) {
    this.#entry = entry;
    this.#options = { ...usual, ...options };
  }

  /** How many threads exist now. */
  get threads(): number {
    return this.#workers.size;
  }

  /**
   * @throws AppError INVALID_INPUT when there is nothing to say, UNAVAILABLE when the engine timed
   * out or failed
   */
  async speak(utterance: Utterance, signal: AbortSignal): Promise<Speech> {
    const slot = await this.#takeSlot(signal);
    try {
      signal.throwIfAborted();
      const answer = await this.#ask(slot.worker, utterance, signal);
      if ("speech" in answer) return answer.speech;
      if (answer.isRefusal) throw new AppError("INVALID_INPUT", answer.error);
      throw unavailable(answer.error);
    } finally {
      this.#release(slot);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    for (const lookAgain of this.#waiting.splice(0)) lookAgain();
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  async #takeSlot(signal: AbortSignal): Promise<WorkerSlot> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#closed) throw unavailable("The server is stopping.");
      const slot = this.#free.pop() ?? this.#openSlot();
      if (slot) {
        if (slot.idle) clearTimeout(slot.idle);
        slot.worker.ref();
        await slot.started;
        return slot;
      }
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }

  #openSlot(): WorkerSlot | null {
    if (this.#workers.size >= this.#options.most) return null;
    const worker = startThread(this.#entry);
    this.#workers.add(worker);
    worker.once("exit", () => {
      this.#workers.delete(worker);
      const at = this.#free.findIndex((slot) => slot.worker === worker);
      if (at >= 0) this.#free.splice(at, 1);
      this.#waiting.shift()?.();
    });
    // The caller that waits for its answer handles the error.
    worker.on("error", () => {});
    return {
      worker,
      started: Promise.race([once(worker, "online"), once(worker, "exit")]),
      idle: null,
    };
  }

  #ask(worker: Worker, utterance: Utterance, signal: AbortSignal): Promise<SpeechAnswer> {
    return new Promise<SpeechAnswer>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(deadline);
        signal.removeEventListener("abort", stop);
        worker.off("message", hear).off("error", fail).off("exit", lose);
        settle();
      };
      const hear = (answer: SpeechAnswer) => end(() => resolve(answer));
      const fail = (error: unknown) => end(() => reject(unavailable(String(error))));
      const lose = () => fail("The engine ended");
      const giveUp = (reason: Error) => {
        // It may be in the middle of an utterance, or in one without an end.
        this.#workers.delete(worker);
        void worker.terminate();
        end(() => reject(reason));
      };
      const stop = () => giveUp(left(signal));
      const deadline = setTimeout(
        () => giveUp(unavailable("Speaking took too long. Try again.")),
        this.#options.deadlineMs,
      );
      signal.addEventListener("abort", stop, { once: true });
      worker.on("message", hear).on("error", fail).on("exit", lose);
      worker.postMessage(utterance, []);
    });
  }

  /** A thread without work must not keep the server alive. */
  #release(slot: WorkerSlot): void {
    if (this.#workers.has(slot.worker)) {
      slot.worker.unref();
      slot.idle = setTimeout(() => void slot.worker.terminate(), idleMs);
      slot.idle.unref();
      this.#free.push(slot);
    }
    this.#waiting.shift()?.();
  }
}

function left({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function unavailable(message: string): AppError {
  return new AppError("UNAVAILABLE", message);
}
