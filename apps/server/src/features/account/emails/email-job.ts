import * as z from "zod/mini";
import type { JobKind } from "#platform/jobs/job-kind.ts";
import { noticeSchema } from "./notices.ts";

/** Origin of the action in a notice. `network` is null if the action was done on the server itself. */
export const actionOrigin = z.object({
  browser: z.string(),
  network: z.nullable(z.string()),
  at: z.number(),
});
export type ActionOrigin = z.infer<typeof actionOrigin>;

/** Payload of an e-mail job. Holds no link: links are created at send time and never stored. */
const emailOrder = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("verify-address"), accountId: z.string() }),
  z.object({
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
export type EmailOrder = z.infer<typeof emailOrder>;

export const emailJob: JobKind<EmailOrder> = {
  name: "account-email",
  version: 1,
  payload: emailOrder,
};
