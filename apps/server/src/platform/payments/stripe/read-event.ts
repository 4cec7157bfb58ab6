import { AppError } from "@goldmane/contracts/errors";
import { Stripe } from "stripe";
import type { GatewayEvent } from "#platform/payments/payments.ts";
import { readBill } from "./read-bill.ts";
import { readCard, readCredit } from "./read-card.ts";
import { rankOf, readStatus } from "./read-status.ts";

/** @throws AppError NOT_ALLOWED for an invalid signature or one older than five minutes. */
export function verifyEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new AppError("NOT_ALLOWED", "This request isn’t signed by Stripe.");
  }
}

/** Maps a subscription or invoice event; null for other events. */
export async function readEvent(stripe: Stripe, event: Stripe.Event): Promise<GatewayEvent | null> {
  const { id, type: kind, created } = event;
  const word = { id, kind, createdAt: created * 1000 };
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted": {
      const subscription = event.data.object;
      const facts = readStatus(subscription);
      if (!facts) return null;
      const customerRef = nameOf(subscription.customer);
      return {
        ...word,
        householdId: subscription.metadata["householdId"] ?? null,
        customerRef,
        status: { ...facts, rank: rankOf(subscription, created, facts) },
        bill: null,
        card: await readCard(stripe, subscription),
        creditCents: await readCredit(stripe, customerRef),
      };
    }
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.voided":
    case "invoice.marked_uncollectible": {
      const invoice = event.data.object;
      const bill = readBill(invoice);
      if (!bill || !invoice.customer) return null;
      const customerRef = nameOf(invoice.customer);
      const metadata = invoice.parent?.subscription_details?.metadata;
      return {
        ...word,
        householdId: metadata?.["householdId"] ?? null,
        customerRef,
        status: null,
        bill,
        card: null,
        creditCents: await readCredit(stripe, customerRef),
      };
    }
    default:
      return null;
  }
}

function nameOf(object: string | { id: string }): string {
  return typeof object === "string" ? object : object.id;
}
