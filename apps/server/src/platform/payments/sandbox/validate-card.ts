import {
  cvcLength,
  findBrand,
  isCardNumber,
  isExpired,
  toDigits,
} from "@goldmane/contracts/billing/card";
import type { DeclineReason } from "@goldmane/contracts/billing/limits";
import type { GivenCard, KeptCard } from "@goldmane/contracts/billing/schema";
import { refusePayment } from "#platform/payments/refuse-payment.ts";
import { failingCard, payingCards, refusedCards } from "./test-cards.ts";

/** Validates a test card. Returns the fields to store, without the full number. */
export function validateCard(card: GivenCard, now: number): KeptCard {
  const digits = toDigits(card.number);
  const brand = findBrand(digits);
  const reason = findFault(digits, card, now);
  if (reason) throw refusePayment(reason);
  const { expMonth, expYear } = card;
  return { brand: brand ?? "Visa", last4: digits.slice(-4), expMonth, expYear };
}

function findFault(digits: string, card: GivenCard, now: number): DeclineReason | null {
  if (!isCardNumber(digits)) return "incorrect_number";
  if (isExpired(card, now)) return "expired_card";
  if (card.cvc.length !== cvcLength(findBrand(digits))) return "incorrect_cvc";
  const refusal = refusedCards.get(digits);
  if (refusal) return refusal;
  return payingCards.has(digits) || digits === failingCard ? null : "test_mode_live_card";
}

/** Simulates a charge. Throws for a card that would be declined. */
export function chargeCard(card: KeptCard | null, now: number): void {
  if (!card) throw refusePayment("generic_decline");
  if (isExpired(card, now)) throw refusePayment("expired_card");
  if (card.last4 === failingCard.slice(-4)) throw refusePayment("generic_decline");
}
