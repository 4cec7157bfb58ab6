import * as z from "zod/mini";

/** The secret for an authenticator app. */
export const authenticatorSecret = z.object({
  /** Base32, for manual entry. */
  secret: z.string(),
  /** An `otpauth://` URI for a QR code. */
  uri: z.string(),
});
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;

/** Returned only once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
