import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { ownerNotice, type OwnerNotice } from "./events.ts";
import { emailJobName, type EmailJob } from "./emails/enqueue-email.ts";
import { sendEmail, sendOwnerNotice } from "./emails/send-email.ts";

/** With back-off this spans about two hours, so that e-mails survive an outage of the mail server. */
const attempts = 13;

export function accountJobs(app: App): readonly JobKind<never>[] {
  const emails: JobKind<EmailJob> = {
    name: emailJobName,
    attempts,
    concurrency: 4,
    run: (order) => sendEmail(app, order),
  };
  const notices: JobKind<OwnerNotice> = {
    ...ownerNotice,
    attempts,
    concurrency: 4,
    run: (notice) => sendOwnerNotice(app, notice),
  };
  return [emails, notices];
}
