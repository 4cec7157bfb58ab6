/** The interval between retries of a failed renewal. */
export const renewalRetryMs = 24 * 3_600_000;

/** The maximum age of a quote, since prorated amounts change over time. */
export const quoteKeptMs = 15 * 60_000;

/** The maximum number of listed invoices: ten years. */
export const invoicesAtMost = 120;

export const cardBrands = [
  "Visa",
  "Mastercard",
  "American Express",
  "Discover",
  "Diners Club",
  "JCB",
  "UnionPay",
] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Decline reasons that all gateways share. */
export const declineReasons = [
  "generic_decline",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "processing_error",
  "test_mode_live_card",
  "authentication_required",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The maximum size of a gateway event. */
export const gatewayEventBytes = 512 * 1024;
