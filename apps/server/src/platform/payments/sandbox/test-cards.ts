import type { DeclineReason } from "@goldmane/contracts/billing/limits";

/** Well-known test card numbers that succeed. No real card has them. */
export const payingCards: ReadonlySet<string> = new Set([
  "4242424242424242",
  "4000056655665556",
  "5555555555554444",
  "2223003122003222",
  "5200828282828210",
  "5105105105105100",
  "378282246310005",
  "371449635398431",
  "6011111111111117",
  "6011000990139424",
  "6011981111111113",
  "3056930009020004",
  "36227206271667",
  "3566002020360505",
  "6200000000000005",
  "6200000000000047",
]);

/** Test cards that are declined at once, with the reason. */
export const refusedCards: ReadonlyMap<string, DeclineReason> = new Map([
  ["4000000000000002", "generic_decline"],
  ["4000000000009995", "insufficient_funds"],
  ["4000000000009987", "generic_decline"],
  ["4000000000009979", "generic_decline"],
  ["4000000000000069", "expired_card"],
  ["4000000000000127", "incorrect_cvc"],
  ["4000000000000119", "processing_error"],
  ["4000002500003155", "authentication_required"],
  ["4000002760003184", "authentication_required"],
]);

/** Accepted as a card, but every payment with it fails. */
export const failingCard = "4000000000000341";
