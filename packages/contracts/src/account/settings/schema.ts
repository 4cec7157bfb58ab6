import * as z from "zod/mini";
import { passkey } from "#account/passkeys/schema.ts";
import { newPassword } from "#family/schema.ts";

/** The secret part of a mailed link. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/, "must be a link of ours"));

export const accountSettings = z.object({
  /** Null if the account has none; its owner then signs in with the first profile's username. */
  email: z.nullable(z.string()),
  /** Whether the address was verified by a mailed link. */
  isVerified: z.boolean(),
  passkeys: z.array(passkey),
  /** Whether sign-in requires a code after the password. */
  hasTwoStep: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

export const passwordChange = z.strictObject({
  password: newPassword,
  /** Also ends the household's other sessions, not only the account's. */
  isLeavingElsewhere: z._default(z.boolean(), true),
});
export type PasswordChange = z.output<typeof passwordChange>;

export const passwordReset = z.strictObject({ token: linkToken, password: newPassword });
export type PasswordReset = z.output<typeof passwordReset>;

/** Any text: invalid addresses get the same response as unknown ones. */
export const passwordResetRequest = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
});

export const accountEvents = [
  "account.created",
  "account.signed-in",
  "account.sign-in-refused",
  "account.code-refused",
  "account.confirmed",
  "account.address-verified",
  "account.address-changed",
  "account.password-changed",
  "account.password-reset",
  "account.passkey-added",
  "account.passkey-removed",
  "account.two-step-on",
  "account.two-step-off",
  "account.two-step-off-by-operator",
  "account.recovery-codes-renewed",
] as const;

/** An event in an account's history, with its origin. */
export const accountEvent = z.object({
  id: z.uuid(),
  kind: z.enum(accountEvents),
  at: z.number(),
  /** A readable browser name; null if it was not recorded. */
  browser: z.nullable(z.string()),
  /** The network part of its address. */
  network: z.string(),
});
export type AccountEvent = z.infer<typeof accountEvent>;
