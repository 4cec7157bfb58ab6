import { type DeclineReason, declineReasons } from "@goldmane/contracts/billing/limits";
import { AppError } from "@goldmane/contracts/errors";
import { Stripe } from "stripe";
import { refusePayment } from "#platform/payments/refuse-payment.ts";

/**
 * Calls Stripe and maps its errors.
 * @throws AppError PAYMENT_REFUSED for a declined card; UNAVAILABLE if Stripe cannot be reached. The
 * call can then be repeated with the same idempotency key.
 */
export async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw refusePayment(findReason(error.decline_code, error.code));
    }
    if (isAway(error)) {
      throw new AppError("UNAVAILABLE", "Stripe cannot be reached. Try again in a moment.");
    }
    throw error;
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error.statusCode === 429 ||
    (error.statusCode ?? 0) >= 500
  );
}

function findReason(...codes: (string | undefined)[]): DeclineReason {
  return declineReasons.find((reason) => codes.includes(reason)) ?? "generic_decline";
}
