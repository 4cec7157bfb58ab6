import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { extraMinutes } from "./limits.ts";

/** What a child may ask a parent for. */
export const newApprovalRequest = z.discriminatedUnion("kind", [
  /** To see a title that is not shown to them. */
  z.strictObject({ kind: z.literal("title"), titleId }),
  /** To watch on, and what they would watch. */
  z.strictObject({ kind: z.literal("time"), titleId: z.optional(titleId) }),
]);
export type NewApprovalRequest = z.output<typeof newApprovalRequest>;

export const approvalAnswer = z.discriminatedUnion("answer", [
  z.strictObject({ answer: z.literal("no") }),
  /** Yes to the title: to see it from now on, or to watch it to its end today. */
  z.strictObject({ answer: z.literal("title") }),
  z.strictObject({ answer: z.literal("minutes"), minutes: z.literal([...extraMinutes]) }),
]);
export type ApprovalAnswer = z.output<typeof approvalAnswer>;

const status = z.enum(["waiting", "yes", "no", "expired"]);

/** A question as who asked it sees it. */
export const ownApprovalRequest = z.object({
  id: z.uuid(),
  kind: z.enum(["title", "time"]),
  titleId: z.nullable(titleId),
  status,
  /** Given on top, where the answer was minutes. */
  minutes: z.nullable(z.int()),
  askedAt: z.number(),
  expiresAt: z.number(),
});
export type OwnApprovalRequest = z.infer<typeof ownApprovalRequest>;

/** A question as parents see it. */
export const approvalRequest = z.extend(ownApprovalRequest, {
  profile: z.pick(familyProfile, { id: true, displayName: true, avatarUrl: true, role: true }),
  /** Null where it is about no title. */
  title: z.nullable(titleCard),
  /** Who answered, as they are called; null while nobody did. */
  answeredBy: z.nullable(z.string()),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

/** What waits for this household's parents, and what they answered today. */
export const pendingApprovals = z.object({
  requests: z.array(approvalRequest),
  /** Who made a profile with the household code, and may not watch before a parent says yes. */
  pendingProfiles: z.array(z.pick(familyProfile, { id: true, displayName: true, avatarUrl: true })),
});
export type PendingApprovals = z.infer<typeof pendingApprovals>;
