import * as z from "zod/mini";
import { registrationModes } from "#admin/settings.ts";
import { email } from "#account/sign-in/schema.ts";
import { linkToken } from "#account/settings/schema.ts";
import { avatars } from "#family/limits.ts";
import { avatarUrl } from "#family/rules.ts";
import { avatarAddress, displayName, newPassword, username } from "#family/schema.ts";
import { invitationNoteMaxLength } from "./limits.ts";

/** What a visitor may know about a server. */
export const serverInfo = z.object({
  registration: z.enum(registrationModes),
  /** Whether plans can be bought. */
  hasPayments: z.boolean(),
  /** Whether they are offered to the visitor: not to a household with a complimentary plan. */
  offersPlans: z.boolean(),
  /** Whether e-mails are delivered. Otherwise the operator reads them in the outbox. */
  hasMail: z.boolean(),
});
export type ServerInfo = z.infer<typeof serverInfo>;

/** The operator's own name for an invitation's guests. */
export const invitationNote = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(invitationNoteMaxLength));

export const invitationStatuses = ["open", "used", "expired"] as const;

export const invitation = z.object({
  id: z.uuid(),
  note: z.string(),
  status: z.enum(invitationStatuses),
  createdAt: z.number(),
  expiresAt: z.number(),
  usedAt: z.nullable(z.number()),
  /** The household that used it, if it is still here. */
  household: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type Invitation = z.infer<typeof invitation>;

/** The owner of a household: the account and the first profile, a parent's. */
export const newOwner = z.strictObject({
  name: displayName,
  username,
  password: newPassword,
  /** Without one the owner signs in with the username only, and the password can't be reset by e-mail. */
  email: z.optional(email),
  householdName: displayName,
  avatarUrl: z._default(avatarAddress, avatarUrl(avatars[0])),
});
export type NewOwner = z.output<typeof newOwner>;

export const acceptance = z.extend(newOwner, { token: linkToken });
export type Acceptance = z.output<typeof acceptance>;
