import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { extraMinutes } from "./limits.ts";

/** A child's request to a parent. */
export const newApprovalRequest = z.discriminatedUnion("kind", [
  /** To see a hidden title. */
  z.strictObject({ kind: z.literal("title"), titleId }),
  /** For more time, and the title they would watch. */
  z.strictObject({ kind: z.literal("time"), titleId: z.optional(titleId) }),
]);
export type NewApprovalRequest = z.output<typeof newApprovalRequest>;

export const approvalAnswer = z.discriminatedUnion("answer", [
  z.strictObject({ answer: z.literal("no") }),
  /** Approves the title: visible from now on, or watchable to its end today. */
  z.strictObject({ answer: z.literal("title") }),
  z.strictObject({ answer: z.literal("minutes"), minutes: z.literal([...extraMinutes]) }),
]);
export type ApprovalAnswer = z.output<typeof approvalAnswer>;

const status = z.enum(["waiting", "yes", "no", "expired"]);

/** A request as the requesting child sees it. */
export const ownApprovalRequest = z.object({
  id: z.uuid(),
  kind: z.enum(["title", "time"]),
  titleId: z.nullable(titleId),
  status,
  /** Extra minutes granted, if the answer was minutes. */
  minutes: z.nullable(z.int()),
  askedAt: z.number(),
  expiresAt: z.number(),
});
export type OwnApprovalRequest = z.infer<typeof ownApprovalRequest>;

/** A request as parents see it. */
export const approvalRequest = z.extend(ownApprovalRequest, {
  profile: z.pick(familyProfile, { id: true, displayName: true, avatarUrl: true, role: true }),
  /** Null if the request names no title. */
  title: z.nullable(titleCard),
  /** Display name of the parent who answered; null while open. */
  answeredBy: z.nullable(z.string()),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

/** Open requests of a household, and today's answers. */
export const pendingApprovals = z.object({
  requests: z.array(approvalRequest),
  /** Profiles created with the household code that wait for a parent's approval. */
  pendingProfiles: z.array(z.pick(familyProfile, { id: true, displayName: true, avatarUrl: true })),
});
export type PendingApprovals = z.infer<typeof pendingApprovals>;
