/** Maximum number of passkeys per account. */
export const passkeysAtMost = 20;

/** How long a passkey challenge is valid. */
export const passkeyTimeMs = 5 * 60_000;
