import * as z from "zod/mini";
import { plans } from "#subscription/plans.ts";
import { subscriptionStates } from "#subscription/rules.ts";

export const planId = z.enum(plans.map(({ id }) => id));
export const subscriptionState = z.enum(subscriptionStates);

/** Who takes the money: the house's own sandbox, which takes none, or Stripe. */
export const gateway = z.enum(["sandbox", "stripe"]);
export type Gateway = z.infer<typeof gateway>;

/** All that is ever kept of a card. */
export const keptCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type KeptCard = z.infer<typeof keptCard>;

/** A card as it is typed into the sandbox's form. It is judged by the gateway, and not kept. */
export const givenCard = z.strictObject({
  number: z.string().check(z.regex(/^[\d\s-]{12,40}$/, "must be a card number")),
  expMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, "must be three or four digits")),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export type GivenCard = z.output<typeof givenCard>;

/** Made by the client for each thing it wants done, and sent again with every try of it. */
export const callKey = z.uuid();

/** A household's plan and how it is paid for. */
export const billing = z.object({
  gateway,
  state: subscriptionState,
  hasAccess: z.boolean(),
  plan: z.nullable(planId),
  currentUsers: z.int(),
  /** Null for one that neither began nor ends: the demo's. */
  periodStartAt: z.nullable(z.number()),
  periodEndAt: z.nullable(z.number()),
  cancelAtPeriodEnd: z.boolean(),
  /** Until when a plan whose payment failed still plays; null when nothing is owed. */
  graceEndsAt: z.nullable(z.number()),
  card: z.nullable(keptCard),
  /** Kept from an earlier change of plan; the next invoices are less by it. */
  creditCents: z.int(),
  isDemo: z.boolean(),
});
export type Billing = z.infer<typeof billing>;

export const quoteLine = z.object({ label: z.string(), cents: z.int() });
export type QuoteLine = z.infer<typeof quoteLine>;

/** What a change of plan would cost at an instant. */
export const quote = z.object({
  plan: planId,
  quotedAt: z.number(),
  lines: z.array(quoteLine),
  /** To be paid at once; never below 0. */
  dueCents: z.int(),
  /** Kept for later invoices after the change. */
  creditCents: z.int(),
  /** When the new price is first paid whole, and how much that is. */
  renewsAt: z.nullable(z.number()),
  renewalCents: z.int(),
  /** How many profiles would lose their seats; the change must then say who keeps one. */
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
  /** A page of its own that prints well. */
  url: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
