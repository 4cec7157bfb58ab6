import * as z from "zod/mini";
import { passkey } from "#account/passkeys/schema.ts";
import { newPassword } from "#family/schema.ts";

/** The secret part of a mailed link. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/, "must be a link of ours"));

export const accountSettings = z.object({
  email: z.string(),
  /** The owner followed a link that was mailed there. */
  isVerified: z.boolean(),
  passkeys: z.array(passkey),
  /** A code is asked for after the password. */
  hasTwoStep: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

export const passwordChange = z.strictObject({
  password: newPassword,
  /** Ends every other session of the household, not of the account alone. */
  isLeavingElsewhere: z._default(z.boolean(), true),
});
export type PasswordChange = z.output<typeof passwordChange>;

export const passwordReset = z.strictObject({ token: linkToken, password: newPassword });
export type PasswordReset = z.output<typeof passwordReset>;

/** Any text: what is no address is answered like one that nobody has. */
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

/** What was done with an account, and from where. */
export const accountEvent = z.object({
  id: z.uuid(),
  kind: z.enum(accountEvents),
  at: z.number(),
  /** As the browser calls itself, in words; null where that was not kept. */
  browser: z.nullable(z.string()),
  /** The network it came from, without its last part. */
  network: z.string(),
});
export type AccountEvent = z.infer<typeof accountEvent>;
