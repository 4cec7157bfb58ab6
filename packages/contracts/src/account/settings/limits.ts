/** Lifetime of a mailed link that verifies an e-mail address, or a new one. */
export const verificationLinkMs = 24 * 3_600_000;

/** Lifetime of a mailed password-reset link. */
export const resetLinkMs = 30 * 60_000;

/** Maximum number of unexpired links per account and purpose. */
export const pendingLinksAtMost = 5;

/** Maximum number of audit log entries shown to the account's owner. */
export const historyAtMost = 50;
