/** The most passkeys of one account. */
export const passkeysAtMost = 20;

/** How long a browser may take over making or using a passkey. */
export const passkeyTimeMs = 5 * 60_000;
