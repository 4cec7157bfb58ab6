import * as z from "zod/mini";
import { levels } from "#account/schema.ts";
import { billing, invoice, planId, subscriptionState } from "#billing/schema.ts";
import { familyProfile } from "#family/schema.ts";

/** The field that matched a search. */
export const foundBy = z.enum(["name", "email", "username", "id"]);

/** A household in the operator's list. */
export const foundHousehold = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  isVerified: z.boolean(),
  isDemo: z.boolean(),
  profiles: z.int(),
  plan: z.nullable(planId),
  state: subscriptionState,
  createdAt: z.number(),
  /** Null if no browser is signed in. */
  lastSeenAt: z.nullable(z.number()),
  /** Null without a search. */
  found: z.nullable(z.object({ by: foundBy, text: z.string() })),
});
export type FoundHousehold = z.infer<typeof foundHousehold>;

/** Without the URL: only the household can open an invoice's page. */
const { url: _url, ...invoiceFacts } = invoice.shape;

/** A signed-in browser of any household. */
export const liveSession = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** A readable browser name. */
  name: z.string(),
  level: z.enum(levels),
  /** The network part of its address. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
  household: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
});
export type LiveSession = z.infer<typeof liveSession>;

/** The details of a household, without its audit entries. */
export const adminHousehold = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  isVerified: z.boolean(),
  isDemo: z.boolean(),
  maxProfiles: z.int(),
  hasCode: z.boolean(),
  timeZone: z.nullable(z.string()),
  createdAt: z.number(),
  profiles: z.array(familyProfile),
  billing,
  /** Whether the operator gave the plan for free. */
  isGiven: z.boolean(),
  invoices: z.array(z.object(invoiceFacts)),
  /** The first few; the list of sessions has all. */
  devices: z.array(liveSession),
});
export type AdminHousehold = z.infer<typeof adminHousehold>;

/** The number of households with a plan in a state. */
export const planCount = z.object({
  plan: planId,
  state: subscriptionState,
  households: z.int(),
  /** Households with a paid plan that renews. */
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

/** An audit entry. Ids are kept after the row they point to is deleted. */
export const auditEntry = z.object({
  id: z.uuid(),
  notedAt: z.number(),
  kind: z.string(),
  household: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** The name of the profile or account; null if unknown. */
  who: z.nullable(z.string()),
  accountId: z.nullable(z.string()),
  profileId: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  network: z.string(),
  details: z.looseObject({}),
  /** Names of the profiles in the details, by id. Deleted profiles are missing. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An e-mail in the outbox, written while no mail server was configured. */
export const storedEmail = z.object({
  id: z.uuid(),
  writtenAt: z.number(),
  to: z.string(),
  subject: z.string(),
});
export type StoredEmail = z.infer<typeof storedEmail>;
