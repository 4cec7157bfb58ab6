import type { Plan } from "@goldmane/contracts/subscription/plans";
import type { Stripe } from "stripe";
import type { Cost, BillingStatus } from "#platform/payments/payments.ts";
import { findPrice } from "./find-price.ts";
import { findSubscription } from "./find-subscription.ts";
import { prorateAt } from "./prorate-at.ts";
import { readLines } from "./read-bill.ts";

/** Previews Stripe's invoice for a plan change. Charges nothing. */
export async function quoteChange(
  stripe: Stripe,
  status: BillingStatus,
  { to, at }: { to: Plan; at: number },
): Promise<Cost> {
  const { id, item, customer } = await findSubscription(stripe, status);
  const items = [{ id: item, price: await findPrice(stripe, to) }];
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: { items, ...prorateAt(at) },
  });
  const { starting_balance, total, amount_due } = preview;
  const creditCents = Math.max(0, amount_due - total - starting_balance);
  return { lines: readLines(preview), dueCents: amount_due, creditCents };
}
