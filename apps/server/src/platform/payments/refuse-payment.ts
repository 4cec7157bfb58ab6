import type { DeclineReason } from "@goldmane/contracts/billing/limits";
import { AppError } from "@goldmane/contracts/errors";

type Field = "number" | "expiry" | "cvc";

const refusals: Record<DeclineReason, { message: string; field?: Field }> = {
  generic_decline: { message: "The bank declined this card. Try another, or ask your bank." },
  insufficient_funds: { message: "This card does not have enough money on it. Try another card." },
  expired_card: { message: "This card has expired. Try another card.", field: "expiry" },
  incorrect_cvc: { message: "The security code is not right.", field: "cvc" },
  incorrect_number: { message: "Check the card number.", field: "number" },
  processing_error: { message: "The bank could not answer. Nothing was paid; try again shortly." },
  test_mode_live_card: {
    message: "This house is in its sandbox and takes test cards only, such as 4242 4242 4242 4242.",
    field: "number",
  },
  authentication_required: {
    message: "The bank wants to ask you itself, which this form cannot do. Try another card.",
  },
};

/** A payment refusal, with the form field that it is about. */
export function refusePayment(reason: DeclineReason): AppError {
  const { message, field } = refusals[reason];
  return new AppError("PAYMENT_REFUSED", message, { reason, field: field ?? null });
}
