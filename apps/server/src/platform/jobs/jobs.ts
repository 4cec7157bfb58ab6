/** A kind of background work. Features declare theirs in jobs.ts; the name is what is stored. */
export type JobKind<T> = {
  name: string;
  /** Tried this often before it is given up with its last error. */
  attempts: number;
  /** One of these at a time per node. */
  concurrency: number;
  run: (payload: T, context: JobContext) => Promise<void>;
};

export type JobContext = {
  signal: AbortSignal;
  /** 0..1; also renews the lease. */
  report: (progress: number) => Promise<void>;
};

/** Work that outlives a request and a crash: stored first, run under a lease, tried again with back-off. */
export interface Jobs {
  /** A second job with the same kind and `key` while one waits or runs is not added. Answers its id. */
  enqueue<T>(
    kind: Pick<JobKind<T>, "name">,
    payload: T,
    options?: { key?: string; runAt?: number },
  ): Promise<string>;
  /** Starts working on these kinds. An AppError gives a job up; any other error tries it again. */
  work(kinds: readonly JobKind<never>[]): void;
  /** Stops taking jobs, aborts those under way and waits until they have let go. */
  close(): Promise<void>;
}
