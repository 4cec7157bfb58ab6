/** A kind of job. Features declare theirs in jobs.ts; the name is stored in the database. */
export type JobKind<T> = {
  name: string;
  /** The number of attempts before the job fails with its last error. */
  attempts: number;
  /** The number of concurrent jobs of this kind per node. */
  concurrency: number;
  run: (payload: T, context: JobContext) => Promise<void>;
};

export type JobContext = {
  signal: AbortSignal;
  /** 0..1; also renews the lease. */
  report: (progress: number) => Promise<void>;
};

/** Durable background jobs: stored first, run under a lease, retried with back-off. */
export interface Jobs {
  /** Returns the job's id. While a job with the same kind and `key` is pending, returns that one's. */
  enqueue<T>(
    kind: Pick<JobKind<T>, "name">,
    payload: T,
    options?: { key?: string; runAt?: number },
  ): Promise<string>;
  /** Starts processing these kinds. An AppError fails a job at once; other errors are retried. */
  work(kinds: readonly JobKind<never>[]): void;
  /** Stops claiming jobs, aborts running ones and waits for them to end. */
  close(): Promise<void>;
}
