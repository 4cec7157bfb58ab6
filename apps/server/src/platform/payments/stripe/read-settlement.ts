import type { Stripe } from "stripe";
import type { Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { readBill } from "./read-bill.ts";
import { readCard } from "./read-card.ts";
import { readStatus } from "./read-status.ts";

/** The outcome of a change, from Stripe's response. A webhook reports the same later. */
export async function readSettlement(
  stripe: Stripe,
  before: BillingStatus,
  subscription: Stripe.Subscription,
): Promise<Settlement> {
  const facts = readStatus(subscription);
  if (!facts)
    throw new Error(`Stripe's subscription ${subscription.id} is not for one of our plans.`);
  const { latest_invoice: invoice } = subscription;
  const bill = invoice && typeof invoice !== "string" ? readBill(invoice) : null;
  const card = (await readCard(stripe, subscription)) ?? before.card;
  const balance = typeof invoice === "string" ? null : (invoice?.ending_balance ?? null);
  const creditCents = balance === null ? before.creditCents : Math.max(0, -balance);
  return {
    status: { ...before, ...facts, card, creditCents, dueAt: null },
    bills: bill ? [bill] : [],
  };
}
