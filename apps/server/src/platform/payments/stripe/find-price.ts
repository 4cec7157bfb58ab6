import type { Plan } from "@goldmane/contracts/subscription/plans";
import type { Stripe } from "stripe";

/**
 * The id of a plan's monthly price at Stripe, created on first use. The lookup key contains the amount,
 * so existing subscriptions keep their old price.
 */
export async function findPrice(stripe: Stripe, plan: Plan): Promise<string> {
  const lookupKey = `goldmane_${plan.id}_${plan.cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const made = await stripe.prices.create(
    {
      currency: "usd",
      unit_amount: plan.cents,
      recurring: { interval: "month" },
      product_data: { name: plan.name },
      lookup_key: lookupKey,
      metadata: { plan: plan.id },
    },
    { idempotencyKey: `price ${lookupKey}` },
  );
  return made.id;
}
