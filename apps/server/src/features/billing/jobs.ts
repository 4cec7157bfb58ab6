import * as z from "zod/mini";
import type { App } from "#platform/app.ts";
import { handleJob, type JobHandler } from "#platform/jobs/job-handler.ts";
import { settleAllDue } from "./settle-due.ts";

const settleDue = { name: "settle-due-plans", version: 1, payload: z.null() };

export function billingJobs(app: App): readonly JobHandler[] {
  return [
    handleJob(settleDue, {
      attempts: 3,
      concurrency: 1,
      run: (_payload, { signal }) => settleAllDue(app, signal),
    }),
  ];
}

/** Queues the settlement of due plans. The job's key keeps several nodes from queuing it twice. */
export async function enqueueSettling(app: App): Promise<void> {
  await app.jobs.enqueue(settleDue, null, { key: settleDue.name });
}
