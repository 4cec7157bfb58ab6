import { type DeclineReason, declineReasons } from "@goldmane/contracts/billing/limits";
import { AppError } from "@goldmane/contracts/errors";
import { Stripe } from "stripe";
import { refusePayment } from "#platform/payments/refuse-payment.ts";

/**
 * Calls Stripe and maps its errors.
 * @throws AppError PAYMENT_REFUSED for a declined card; UNAVAILABLE if Stripe can't be reached, limits
 * our rate or fails. The call can then be repeated with the same idempotency key.
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw refusePayment(findReason(error.decline_code, error.code));
    }
    if (isUnavailable(error)) {
      throw new AppError("UNAVAILABLE", "Can’t reach Stripe. Try again in a moment.");
    }
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
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
