import * as z from "zod/mini";
import { plans } from "#subscription/plans.ts";
import { subscriptionStates } from "#subscription/rules.ts";

export const planId = z.enum(plans.map(({ id }) => id));
export const subscriptionState = z.enum(subscriptionStates);

/** The payment gateway: Stripe, the built-in sandbox, which takes no money, or none. */
export const gateway = z.enum(["sandbox", "stripe", "none"]);
export type Gateway = z.infer<typeof gateway>;

/** The stored part of a card. */
export const keptCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type KeptCard = z.infer<typeof keptCard>;

/** A card as typed into the sandbox's form. Passed to the gateway and not stored. */
export const givenCard = z.strictObject({
  number: z.string().check(z.regex(/^[\d\s-]{12,40}$/, "must be a card number")),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, "must be three or four digits")),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export type GivenCard = z.output<typeof givenCard>;

/** An idempotency key, created by the client for each action and reused for its retries. */
export const callKey = z.uuid();

/** A household's plan and payment details. */
export const billing = z.object({
  gateway,
  state: subscriptionState,
  hasAccess: z.boolean(),
  plan: z.nullable(planId),
  currentUsers: z.int(),
  /** Null for the demo's plan, which has no period. */
  periodStartAt: z.nullable(z.number()),
  periodEndAt: z.nullable(z.number()),
  cancelAtPeriodEnd: z.boolean(),
  /** The end of the grace period after a failed payment; null if nothing is owed. */
  graceEndsAt: z.nullable(z.number()),
  card: z.nullable(keptCard),
  /** Credit from an earlier plan change, deducted from the next invoices. */
  creditCents: z.int(),
  isDemo: z.boolean(),
  /** A plan that the operator gave: it costs nothing, and can't be changed here. */
  isGiven: z.boolean(),
});
export type Billing = z.infer<typeof billing>;

export const quoteLine = z.object({ label: z.string(), cents: z.int() });
export type QuoteLine = z.infer<typeof quoteLine>;

/** The cost of a plan change at an instant. */
export const quote = z.object({
  plan: planId,
  quotedAt: z.number(),
  lines: z.array(quoteLine),
  /** Due now; never negative. */
  dueCents: z.int(),
  /** Credit left after the change. */
  creditCents: z.int(),
  /** The first renewal at the new price, and its amount. */
  renewsAt: z.nullable(z.number()),
  renewalCents: z.int(),
  /** The number of profiles that would lose their seats; the change must then name those that keep one. */
  seatsShort: z.int(),
});
export type Quote = z.infer<typeof quote>;

export const invoiceStates = ["paid", "open", "void"] as const;

export const invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(invoiceStates),
  issuedAt: z.number(),
  lines: z.array(quoteLine),
  totalCents: z.int(),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** A printable page. */
  url: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
