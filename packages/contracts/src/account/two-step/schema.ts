import * as z from "zod/mini";

/** What an authenticator app is told, by a picture or typed. */
export const authenticatorSecret = z.object({
  /** Base32, to type. */
  secret: z.string(),
  /** `otpauth://` for a QR code. */
  uri: z.string(),
});
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;

/** Shown this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
