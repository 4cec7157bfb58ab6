import type { DeclineReason } from "@goldmane/contracts/billing/limits";

/** The well-known numbers of test cards that pay. No real card has one of them. */
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

/** Those that are refused as soon as they are given, and why. */
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

/** Taken as a card, but every payment by it fails: what a card that ran dry looks like. */
export const failingCard = "4000000000000341";
