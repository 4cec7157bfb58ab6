import type { Logger } from "pino";
import type { JobContext } from "./job-handler.ts";

type Lease = {
  leaseMs: number;
  /** False if the lease was lost. */
  renew: (progress: number | null) => Promise<boolean>;
  stopping: AbortSignal;
  log: Logger;
};

/** Renews a lease while `run` works. The signal aborts at shutdown, or when the lease was lost. */
export async function holdLease(
  { leaseMs, renew, stopping, log }: Lease,
  run: (context: JobContext) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const report = async (progress: number | null) => {
    if (await renew(progress)) return;
    lost.abort(new Error("Another node took this job over."));
  };
  const renewal = setInterval(() => {
    report(null).catch((error: unknown) =>
      log.warn(
        { event: "job.lease_not_renewed", err: error },
        "A job's lease could not be renewed.",
      ),
    );
  }, leaseMs / 3);
  try {
    // An abort before this point would not fire an event for listeners added now.
    signal.throwIfAborted();
    await run({ signal, report });
    signal.throwIfAborted();
  } finally {
    clearInterval(renewal);
  }
}
