import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { settleAllDue } from "./settle-due.ts";

const settleDueName = "settle-due-plans";

export function billingJobs(app: App): readonly JobKind<never>[] {
  const settle: JobKind<null> = {
    name: settleDueName,
    attempts: 3,
    concurrency: 1,
    run: (_payload, { signal }) => settleAllDue(app, signal),
  };
  return [settle];
}

/** Queues the settlement of due plans. The job's key keeps several nodes from queuing it twice. */
export async function enqueueSettling(app: App): Promise<void> {
  await app.jobs.enqueue<null>({ name: settleDueName }, null, { key: settleDueName });
}
