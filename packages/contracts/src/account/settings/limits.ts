/** How long a mailed link that verifies an address is good for. */
export const addressLinkMs = 24 * 3_600_000;

/** How long a mailed link that sets another password is good for. */
export const resetLinkMs = 30 * 60_000;

/** Links for one purpose that may be under way to one account at once. */
export const linksAtOnce = 5;

/** How far back the history of an account is shown. */
export const historyAtMost = 50;
