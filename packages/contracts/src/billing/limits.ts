/** How often a renewal that failed is tried again while its grace lasts. */
export const renewalRetryMs = 24 * 3_600_000;

/** How old a quote may be when it is paid: what it says changes with every moment of the period. */
export const quoteKeptMs = 15 * 60_000;

/** The most invoices that are listed: ten years of months. */
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

/** Why a payment was refused, in the words that gateways share. */
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

/** The largest word that a gateway is listened to for. */
export const gatewayEventBytes = 512 * 1024;
