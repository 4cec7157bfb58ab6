import * as z from "zod/mini";
import { levels } from "#account/schema.ts";
import { billing, invoice, planId, subscriptionState } from "#billing/schema.ts";
import { familyProfile } from "#family/schema.ts";

/** By what of it a household was found. */
export const foundBy = z.enum(["name", "email", "username", "id"]);

/** A household as whoever runs the house finds it in a list. */
export const foundHousehold = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isDemo: z.boolean(),
  profiles: z.int(),
  plan: z.nullable(planId),
  state: subscriptionState,
  createdAt: z.number(),
  /** Null where no browser of it is signed in any more. */
  lastSeenAt: z.nullable(z.number()),
  /** Null where nothing was searched for. */
  found: z.nullable(z.object({ by: foundBy, text: z.string() })),
});
export type FoundHousehold = z.infer<typeof foundHousehold>;

/** Their pages are the household's own. */
const { url: _url, ...invoiceFacts } = invoice.shape;

/** A browser that is signed in, of whatever household. */
export const liveSession = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** As its browser calls itself, in words. */
  name: z.string(),
  level: z.enum(levels),
  /** Where it was seen from, without the last part. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
  household: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
});
export type LiveSession = z.infer<typeof liveSession>;

/** Everything that is known of one household, but what was done in it: that is the audit's. */
export const knownHousehold = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isDemo: z.boolean(),
  maxProfiles: z.int(),
  hasCode: z.boolean(),
  timeZone: z.nullable(z.string()),
  createdAt: z.number(),
  profiles: z.array(familyProfile),
  billing,
  /** The house gave the plan: nobody pays for it. */
  isGiven: z.boolean(),
  invoices: z.array(z.object(invoiceFacts)),
  /** The first of them; the list of sessions has the rest. */
  devices: z.array(liveSession),
});
export type KnownHousehold = z.infer<typeof knownHousehold>;

/** How many households have a plan in a state. */
export const planCount = z.object({
  plan: planId,
  state: subscriptionState,
  households: z.int(),
  /** Of them, those that pay and go on paying. */
  renewing: z.int(),
  monthlyCents: z.int(),
});
export type PlanCount = z.infer<typeof planCount>;

export const planReport = z.object({
  counts: z.array(planCount),
  households: z.int(),
  withoutPlan: z.int(),
  monthlyCents: z.int(),
});
export type PlanReport = z.infer<typeof planReport>;

/** Something that was done. Whose ids have gone are still there. */
export const auditEntry = z.object({
  id: z.uuid(),
  notedAt: z.number(),
  kind: z.string(),
  household: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** As the profile or the account is called; null where nobody is known. */
  who: z.nullable(z.string()),
  accountId: z.nullable(z.string()),
  profileId: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  network: z.string(),
  details: z.looseObject({}),
  /** What the profiles in the details are called, by id. Who is gone has no name. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A letter that lies in the outbox, since no mail server is set. */
export const storedEmail = z.object({
  id: z.uuid(),
  writtenAt: z.number(),
  to: z.string(),
  subject: z.string(),
});
export type StoredEmail = z.infer<typeof storedEmail>;
