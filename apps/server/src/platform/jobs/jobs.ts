import type { JobHandler } from "./job-handler.ts";
import type { JobKind } from "./job-kind.ts";
import type { RecurringJob } from "./recurring-job.ts";

/** Durable background jobs: stored first, run under a lease, retried with back-off. */
export interface Jobs {
  /**
   * Returns the job's id. While a job with the same kind and `key` is pending, returns that one's.
   * @throws if the kind's schema rejects the payload.
   */
  enqueue<T>(
    kind: JobKind<T>,
    payload: NoInfer<T>,
    options?: { key?: string; runAt?: number },
  ): Promise<string>;
  /**
   * Starts to run the jobs of these handlers. An AppError or an invalid payload fails a job at once;
   * other errors are retried.
   */
  work(handlers: readonly JobHandler[]): void;
  /**
   * Starts recurring jobs; call it once. A round that is due runs once, however many intervals were
   * missed.
   */
  every(recurring: readonly RecurringJob[]): void;
  /** Stops claiming jobs, aborts running ones and waits for them to end. */
  close(): Promise<void>;
}
