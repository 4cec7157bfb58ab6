/** Lifetime of a mailed verification link. */
export const addressLinkMs = 24 * 3_600_000;

/** Lifetime of a mailed password-reset link. */
export const resetLinkMs = 30 * 60_000;

/** Maximum number of unexpired links per account and purpose. */
export const linksAtOnce = 5;

/** Maximum number of entries in an account's history. */
export const historyAtMost = 50;
