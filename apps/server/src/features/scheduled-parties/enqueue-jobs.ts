import { remindBeforeMs } from "@goldmane/contracts/scheduled-parties/limits";
import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { scheduledPartyRevision, type ScheduledPartyRevision } from "./revision.ts";

export const reminderJob: JobKind<ScheduledPartyRevision> = {
  name: "remind-scheduled-party",
  version: 1,
  payload: scheduledPartyRevision,
};
export const openingJob: JobKind<ScheduledPartyRevision> = {
  name: "open-scheduled-party",
  version: 1,
  payload: scheduledPartyRevision,
};

/** Enqueues the reminder and the opening of one revision. Jobs of earlier revisions do nothing. */
export async function enqueueJobs(
  app: Pick<App, "jobs">,
  job: ScheduledPartyRevision,
  startsAt: number,
): Promise<void> {
  const key = `${job.scheduledPartyId} ${job.revision}`;
  const runAt = startsAt - remindBeforeMs;
  await app.jobs.enqueue(reminderJob, job, { key, runAt });
  await app.jobs.enqueue(openingJob, job, { key, runAt: startsAt });
}
