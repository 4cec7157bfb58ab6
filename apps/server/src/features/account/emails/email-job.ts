import * as z from "zod/mini";
import { actionOrigin } from "#platform/identity/action-origin.ts";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { noticeSchema } from "./notices.ts";

/** Payload of an e-mail job. Holds no link: links are created at send time and never stored. */
const emailPayload = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("verify-address"), accountId: z.string() }),
  z.object({
    // Changes the account's e-mail address. Waiting jobs have this name.
    kind: z.literal("move-address"),
    accountId: z.string(),
    email: z.string(),
    from: actionOrigin,
  }),
  z.object({ kind: z.literal("reset-password"), emailKey: z.string() }),
  z.object({
    kind: z.literal("notice"),
    accountId: z.string(),
    to: z.string(),
    notice: noticeSchema,
    from: actionOrigin,
  }),
]);
export type EmailPayload = z.infer<typeof emailPayload>;

export const emailJob: JobKind<EmailPayload> = {
  name: "account-email",
  version: 1,
  payload: emailPayload,
};
