import { sumCents } from "@goldmane/contracts/billing/rules";
import type { QuoteLine } from "@goldmane/contracts/billing/schema";
import type { Bill, Cost, BillingStatus } from "#platform/payments/payments.ts";

/** Applies the credit to the lines. Remaining credit is kept. */
export function applyCredit(lines: readonly QuoteLine[], creditCents: number): Cost {
  const net = sumCents(lines);
  const used = Math.min(Math.max(net, 0), creditCents);
  const fromCredit = { label: "From your credit", cents: -used };
  return {
    lines: used > 0 ? [...lines, fromCredit] : [...lines],
    dueCents: Math.max(net, 0) - used,
    creditCents: creditCents - used + Math.max(-net, 0),
  };
}

export function toBill(facts: {
  cost: Cost;
  status: BillingStatus;
  ref: string;
  at: number;
  state?: Bill["state"];
}): Bill {
  const { cost, status, ref, at, state = "paid" } = facts;
  const { card } = status;
  return {
    ref,
    number: null,
    state,
    issuedAt: at,
    lines: cost.lines,
    totalCents: cost.dueCents,
    card: card && { brand: card.brand, last4: card.last4 },
  };
}
