import * as z from "zod/mini";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { actionOrigin } from "./emails/email-job.ts";
import { noticeSchema } from "./emails/notices.ts";

const ownerNoticePayload = z.object({
  householdId: z.string(),
  notice: noticeSchema,
  from: actionOrigin,
});
export type OwnerNotice = z.infer<typeof ownerNoticePayload>;

/** Requests an e-mail to the owner of a household's account about an event in another feature. */
export const ownerNotice: JobKind<OwnerNotice> = {
  name: "owner-notice",
  version: 1,
  payload: ownerNoticePayload,
};
