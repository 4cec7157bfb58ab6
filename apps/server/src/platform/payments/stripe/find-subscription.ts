import { AppError } from "@goldmane/contracts/errors";
import type { Stripe } from "stripe";
import type { BillingStatus } from "#platform/payments/payments.ts";

/** Stripe's ids of a household's subscription, its item and its customer. */
export async function findSubscription(stripe: Stripe, { subscriptionRef }: BillingStatus) {
  if (!subscriptionRef) {
    throw new AppError("CONFLICT", "Stripe can’t find this plan because it wasn’t paid there.");
  }
  const { id, customer, items } = await stripe.subscriptions.retrieve(subscriptionRef);
  const [item] = items.data;
  if (!item) throw new AppError("CONFLICT", "Stripe can’t find a payment for this plan.");
  return { id, item: item.id, customer: typeof customer === "string" ? customer : customer.id };
}
