import type { App } from "#platform/app.ts";
import { handleJob, type JobHandler } from "#platform/jobs/job-handler.ts";
import { emailJob } from "./emails/email-job.ts";
import { sendEmail, sendOwnerNotice } from "./emails/send-email.ts";
import { ownerNotice } from "#features/family/events.ts";

/** With back-off this spans about two hours, so that e-mails survive an outage of the mail server. */
const attempts = 13;

export function accountJobs(app: App): readonly JobHandler[] {
  const limits = { attempts, concurrency: 4 };
  return [
    handleJob(emailJob, { ...limits, run: (order) => sendEmail(app, order) }),
    handleJob(ownerNotice, { ...limits, run: (notice) => sendOwnerNotice(app, notice) }),
  ];
}
