import { remindBeforeMs } from "@goldmane/contracts/scheduled-parties/limits";
import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { openWhenDue } from "./open-scheduled-party.ts";
import { remindGuests } from "./remind-guests.ts";
import type { ScheduledPartyRevision } from "./revision.ts";

const reminderName = "remind-scheduled-party";
const openingName = "open-scheduled-party";

export function scheduledPartiesJobs(app: App): readonly JobKind<never>[] {
  const options = { attempts: 5, concurrency: 4 };
  const reminder: JobKind<ScheduledPartyRevision> = {
    ...options,
    name: reminderName,
    run: (job) => remindGuests(app, job),
  };
  const opening: JobKind<ScheduledPartyRevision> = {
    ...options,
    name: openingName,
    run: (job) => openWhenDue(app, job),
  };
  return [reminder, opening];
}

/** Enqueues the reminder and the opening of one revision. Jobs of earlier revisions do nothing. */
export async function enqueueJobs(
  app: App,
  job: ScheduledPartyRevision,
  startsAt: number,
): Promise<void> {
  const key = `${job.scheduledPartyId} ${job.revision}`;
  const runAt = startsAt - remindBeforeMs;
  await app.jobs.enqueue<ScheduledPartyRevision>({ name: reminderName }, job, { key, runAt });
  await app.jobs.enqueue<ScheduledPartyRevision>({ name: openingName }, job, {
    key,
    runAt: startsAt,
  });
}
