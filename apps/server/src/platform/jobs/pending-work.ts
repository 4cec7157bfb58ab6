import type { Logger } from "pino";

/** The queue's own promises: their errors are logged, and shutdown waits for them. */
export class PendingWork {
  readonly #log: Logger;
  readonly #promises = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add(work: Promise<void>): void {
    const pending = work
      .catch((error: unknown) =>
        this.#log.error(
          { event: "job.queue_failed", err: error },
          "The job queue could not be processed.",
        ),
      )
      .finally(() => this.#promises.delete(pending));
    this.#promises.add(pending);
  }

  /** Waits until all work has ended, including what it starts. */
  async settle(): Promise<void> {
    while (this.#promises.size > 0) await Promise.all(this.#promises);
  }
}
