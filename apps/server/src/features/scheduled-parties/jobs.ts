import type { App } from "#platform/app.ts";
import { handleJob, type JobHandler } from "#platform/jobs/job-handler.ts";
import { openingJob, reminderJob } from "./enqueue-jobs.ts";
import { openWhenDue } from "./open-scheduled-party.ts";
import { remindGuests } from "./remind-guests.ts";

export function scheduledPartiesJobs(app: App): readonly JobHandler[] {
  const limits = { attempts: 5, concurrency: 4 };
  return [
    handleJob(reminderJob, { ...limits, run: (job) => remindGuests(app, job) }),
    handleJob(openingJob, { ...limits, run: (job) => openWhenDue(app, job) }),
  ];
}
