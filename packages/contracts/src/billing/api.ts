import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { billing, callKey, givenCard, invoice, planId, quote } from "./schema.ts";

/** The URL of a page at the gateway. */
const elsewhere = z.object({ url: z.string() });

export const getBilling = endpoint("GET", "/api/billing", {
  access: "parent",
  summary: "The household's plan, how it stands and what pays for it",
  reply: billing,
});

export const subscribe = endpoint("POST", "/api/billing/subscribe", {
  access: "parent",
  confirmed: "account",
  summary:
    "Take up a plan: paid by the card given in the sandbox, at the gateway's own page elsewhere",
  body: z.strictObject({ plan: planId, key: callKey, card: z.optional(givenCard) }),
  reply: z.object({ billing, redirectUrl: z.nullable(z.string()) }),
  errors: ["INVALID_INPUT", "PAYMENT_REFUSED", "CONFLICT", "UNAVAILABLE"],
});

export const previewChange = endpoint("GET", "/api/billing/change", {
  access: "parent",
  summary: "What another plan would cost now and later, before anything is paid",
  query: z.object({ plan: planId }),
  reply: quote,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const changePlan = endpoint("POST", "/api/billing/change", {
  access: "parent",
  confirmed: "account",
  summary: "Change to another plan for what was quoted; a smaller one says who keeps a seat",
  body: z.strictObject({
    plan: planId,
    key: callKey,
    /** From the quote that was shown, so that no other amount is charged. */
    quotedAt: z.number(),
    dueCents: z.int(),
    keepProfileIds: z.optional(z.array(z.uuid()).check(z.maxLength(100))),
  }),
  reply: billing,
  errors: ["PAYMENT_REFUSED", "CONFLICT", "NOT_FOUND", "USER_LIMIT_REACHED", "UNAVAILABLE"],
});

export const cancelPlan = endpoint("POST", "/api/billing/cancel", {
  access: "parent",
  confirmed: "account",
  summary: "Let the plan end with the period that is paid for",
  body: z.strictObject({ key: callKey }),
  reply: billing,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const resumePlan = endpoint("POST", "/api/billing/resume", {
  access: "parent",
  confirmed: "account",
  summary: "Let a plan go on that was to end with its period",
  body: z.strictObject({ key: callKey }),
  reply: billing,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const replaceCard = endpoint("PUT", "/api/billing/card", {
  access: "parent",
  confirmed: "account",
  summary: "Pay by another card from now on, and what is owed at once (sandbox)",
  body: z.strictObject({ card: givenCard, key: callKey }),
  reply: billing,
  errors: ["PAYMENT_REFUSED", "CONFLICT"],
});

export const openPortal = endpoint("POST", "/api/billing/portal", {
  access: "parent",
  confirmed: "account",
  summary: "The gateway's own page for cards and addresses (Stripe)",
  body: z.strictObject({}),
  reply: elsewhere,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const listInvoices = endpoint("GET", "/api/billing/invoices", {
  access: "parent",
  summary: "The household's invoices, latest first",
  reply: z.array(invoice),
});

/** One invoice as a printable page. For parents. */
export const invoicePath = "/api/billing/invoices/:id";

/** Stripe's webhook. */
export const stripeWebhookPath = "/api/billing/stripe/webhook";
