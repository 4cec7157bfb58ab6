import type { Plan } from "@goldmane/contracts/subscription/plans";
import type { Stripe } from "stripe";
import type { Call, Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { findPrice } from "./find-price.ts";
import { findSubscription } from "./find-subscription.ts";
import { prorateAt } from "./prorate-at.ts";
import { readSettlement } from "./read-settlement.ts";

/** A declined card leaves the plan unchanged. */
export async function changeSubscription(
  stripe: Stripe,
  status: BillingStatus,
  { to, key, at }: Call & { to: Plan },
): Promise<Settlement> {
  const { id, item } = await findSubscription(stripe, status);
  const subscription = await stripe.subscriptions.update(
    id,
    {
      items: [{ id: item, price: await findPrice(stripe, to) }],
      ...prorateAt(at),
      payment_behavior: "error_if_incomplete",
      expand: ["latest_invoice"],
    },
    { idempotencyKey: `change ${key}` },
  );
  return await readSettlement(stripe, status, subscription);
}

/** Ends at the end of the paid period, or at once if a payment is overdue. */
export async function cancelSubscription(
  stripe: Stripe,
  status: BillingStatus,
  { key }: Call,
): Promise<Settlement> {
  const idempotencyKey = `cancel ${key}`;
  const { id } = await findSubscription(stripe, status);
  const { subscriptions } = stripe;
  const ended =
    status.state === "past_due"
      ? await subscriptions.cancel(id, {}, { idempotencyKey })
      : await subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey });
  return await readSettlement(stripe, status, ended);
}

export async function resumeSubscription(
  stripe: Stripe,
  status: BillingStatus,
  { key }: Call,
): Promise<Settlement> {
  const { id } = await findSubscription(stripe, status);
  const resumed = await stripe.subscriptions.update(
    id,
    { cancel_at_period_end: false },
    { idempotencyKey: `resume ${key}` },
  );
  return await readSettlement(stripe, status, resumed);
}
