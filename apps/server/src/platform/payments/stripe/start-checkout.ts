import { AppError } from "@goldmane/contracts/errors";
import type { Stripe } from "stripe";
import type { Order, Started } from "#platform/payments/payments.ts";
import { findPrice } from "./find-price.ts";

/** Opens Stripe Checkout for a plan. Expires an earlier checkout, so that only one can be paid. */
export async function startCheckout(
  stripe: Stripe,
  { householdId, email, before, plan, key }: Order,
  publicUrl: URL,
): Promise<Started> {
  if (before?.checkoutRef) await closeCheckout(stripe, before.checkoutRef);
  const customerRef = before?.customerRef ?? (await makeCustomer(stripe, { householdId, email }));
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: customerRef,
      client_reference_id: householdId,
      line_items: [{ price: await findPrice(stripe, plan), quantity: 1 }],
      subscription_data: { metadata: { householdId } },
      success_url: new URL(`/checkout?plan=${plan.id}&paid=1`, publicUrl).href,
      cancel_url: new URL(`/checkout?plan=${plan.id}`, publicUrl).href,
    },
    { idempotencyKey: `checkout ${key}` },
  );
  if (!session.url) throw new Error(`Stripe's checkout ${session.id} has no URL.`);
  return { kind: "elsewhere", url: session.url, customerRef, checkoutRef: session.id };
}

async function makeCustomer(
  stripe: Stripe,
  { householdId, email }: { householdId: string; email: string },
): Promise<string> {
  const { id } = await stripe.customers.create(
    { email, metadata: { householdId } },
    { idempotencyKey: `customer ${householdId}` },
  );
  return id;
}

async function closeCheckout(stripe: Stripe, checkoutRef: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(checkoutRef);
  if (status === "open") await stripe.checkout.sessions.expire(checkoutRef);
  if (status === "complete") {
    throw new AppError("CONFLICT", "Your payment went through. Your plan starts in a moment.");
  }
}
