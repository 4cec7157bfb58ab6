import type { QuoteLine } from "@goldmane/contracts/billing/schema";
import type { Stripe } from "stripe";
import type { Bill } from "#platform/payments/payments.ts";

const states: Record<string, Bill["state"]> = {
  paid: "paid",
  open: "open",
  void: "void",
  uncollectible: "void",
};

/** Null for drafts, which can still change. */
export function readBill(invoice: Stripe.Invoice): Bill | null {
  const state = states[invoice.status ?? "draft"];
  if (!state || !invoice.id) return null;
  return {
    ref: invoice.id,
    number: invoice.number,
    state,
    issuedAt: invoice.created * 1000,
    lines: readLines(invoice),
    totalCents: invoice.amount_due,
    card: null,
  };
}

/** The invoice's lines, plus one for applied customer credit. */
export function readLines({ lines, total, amount_due }: Stripe.Invoice): QuoteLine[] {
  const charged = lines.data.map(({ description, amount }) => ({
    label: description ?? "Plan",
    cents: amount,
  }));
  const fromCredit = amount_due - Math.max(total, 0);
  return fromCredit < 0 ? [...charged, { label: "From your credit", cents: fromCredit }] : charged;
}
