import { remindBeforeMs } from "@goldmane/contracts/scheduled-parties/limits";
import type { App } from "#platform/app.ts";
import { handleJob, type JobHandler } from "#platform/jobs/job-handler.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { openWhenDue } from "./open-scheduled-party.ts";
import { remindGuests } from "./remind-guests.ts";
import { scheduledPartyRevision, type ScheduledPartyRevision } from "./revision.ts";

const reminder: JobKind<ScheduledPartyRevision> = {
  name: "remind-scheduled-party",
  version: 1,
  payload: scheduledPartyRevision,
};
const opening: JobKind<ScheduledPartyRevision> = {
  name: "open-scheduled-party",
  version: 1,
  payload: scheduledPartyRevision,
};

export function scheduledPartiesJobs(app: App): readonly JobHandler[] {
  const limits = { attempts: 5, concurrency: 4 };
  return [
    handleJob(reminder, { ...limits, run: (job) => remindGuests(app, job) }),
    handleJob(opening, { ...limits, run: (job) => openWhenDue(app, job) }),
  ];
}

/** Enqueues the reminder and the opening of one revision. Jobs of earlier revisions do nothing. */
export async function enqueueJobs(
  app: App,
  job: ScheduledPartyRevision,
  startsAt: number,
): Promise<void> {
  const key = `${job.scheduledPartyId} ${job.revision}`;
  const runAt = startsAt - remindBeforeMs;
  await app.jobs.enqueue(reminder, job, { key, runAt });
  await app.jobs.enqueue(opening, job, { key, runAt: startsAt });
}
