import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { billing, callKey, givenCard, invoice, planId, quote } from "./schema.ts";

/** The URL of a page at the gateway. */
const elsewhere = z.object({ url: z.string() });

export const getBilling = endpoint("GET", "/api/billing", {
  access: "parent",
  summary: "Get the household's plan, its status and payment method",
  reply: billing,
});

export const subscribe = endpoint("POST", "/api/billing/subscribe", {
  access: "parent",
  confirmed: "account",
  summary: "Subscribe to a plan: by a card in the sandbox, otherwise on the payment gateway's page",
  body: z.strictObject({ plan: planId, key: callKey, card: z.optional(givenCard) }),
  reply: z.object({ billing, redirectUrl: z.nullable(z.string()) }),
  errors: ["INVALID_INPUT", "PAYMENT_REFUSED", "CONFLICT", "UNAVAILABLE"],
});

export const previewChange = endpoint("GET", "/api/billing/change", {
  access: "parent",
  summary: "Quote a change to another plan",
  query: z.object({ plan: planId }),
  reply: quote,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const changePlan = endpoint("POST", "/api/billing/change", {
  access: "parent",
  confirmed: "account",
  summary:
    "Change to another plan at the quoted price; a smaller one lists the profiles that keep a seat",
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
  summary: "Cancel the plan at the end of its period",
  body: z.strictObject({ key: callKey }),
  reply: billing,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const resumePlan = endpoint("POST", "/api/billing/resume", {
  access: "parent",
  confirmed: "account",
  summary: "Resume a canceled plan before its period ends",
  body: z.strictObject({ key: callKey }),
  reply: billing,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const replaceCard = endpoint("PUT", "/api/billing/card", {
  access: "parent",
  confirmed: "account",
  summary: "Replace the card, and pay what is owed at once (sandbox)",
  body: z.strictObject({ card: givenCard, key: callKey }),
  reply: billing,
  errors: ["PAYMENT_REFUSED", "CONFLICT"],
});

export const openPortal = endpoint("POST", "/api/billing/portal", {
  access: "parent",
  confirmed: "account",
  summary: "Get the payment gateway's page for cards and addresses (Stripe)",
  body: z.strictObject({}),
  reply: elsewhere,
  errors: ["CONFLICT", "UNAVAILABLE"],
});

export const listInvoices = endpoint("GET", "/api/billing/invoices", {
  access: "parent",
  summary: "List the household's invoices, latest first",
  reply: z.array(invoice),
});

/** One invoice as a printable page. For parents. */
export const invoicePath = "/api/billing/invoices/:id";

/** Stripe's webhook. */
export const stripeWebhookPath = "/api/billing/stripe/webhook";
