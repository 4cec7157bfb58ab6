import type { App } from "#platform/app.ts";
import type { JobKind } from "#platform/jobs/jobs.ts";
import { ownerNotice, type OwnerNotice } from "./events.ts";
import { letterName, type LetterOrder } from "./letters/letter-order.ts";
import { sendLetter, sendOwnerNotice } from "./letters/send-letter.ts";

/** With the pauses between them, over some two hours: a mail server may be down for a while. */
const attempts = 13;

export function accountJobs(app: App): readonly JobKind<never>[] {
  const letters: JobKind<LetterOrder> = {
    name: letterName,
    attempts,
    concurrency: 4,
    run: (order) => sendLetter(app, order),
  };
  const notices: JobKind<OwnerNotice> = {
    ...ownerNotice,
    attempts,
    concurrency: 4,
    run: (notice) => sendOwnerNotice(app, notice),
  };
  return [letters, notices];
}
