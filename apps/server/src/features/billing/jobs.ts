import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { settleAllDue } from "./renewals.ts";

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

/** Asks for what is due to be done; once, however many nodes ask. */
export async function enqueueSettling(app: App): Promise<void> {
  await app.jobs.enqueue<null>({ name: settleDueName }, null, { key: settleDueName });
}
