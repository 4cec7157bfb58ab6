import type { JobKind } from "./job-kind.ts";
import { readPayload, type StoredPayload } from "./job-payload.ts";

export type JobContext = {
  signal: AbortSignal;
  /** 0..1; also renews the lease. */
  report: (progress: number) => Promise<void>;
};

type Limits = {
  /** The number of attempts before the job fails with its last error. */
  attempts: number;
  /** The number of concurrent jobs of this kind per node. */
  concurrency: number;
};

/** Runs the jobs of the kind with this name. Features declare theirs in jobs.ts. */
export type JobHandler = Limits & {
  name: string;
  /** @throws InvalidPayload */
  run: (stored: StoredPayload, context: JobContext) => Promise<void>;
};

/** Binds a kind of job to its implementation. */
export function handleJob<T>(
  kind: JobKind<T>,
  { run, ...limits }: Limits & { run: (payload: T, context: JobContext) => Promise<void> },
): JobHandler {
  return {
    ...limits,
    name: kind.name,
    run: async (stored, context) => await run(readPayload(kind, stored), context),
  };
}
