import * as z from "zod/mini";
import { enteredPassword, newPassword, displayName } from "#family/schema.ts";

export const email = z.email().check(z.maxLength(254));

export const newAccount = z.strictObject({
  email,
  password: newPassword,
  householdName: displayName,
  /** The name of the first profile, a parent's. */
  name: displayName,
});
export type NewAccount = z.output<typeof newAccount>;

/** An authenticator or recovery code. */
export const enteredCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: enteredPassword,
  /** With two-step sign-in only; CODE_REQUIRED asks for it after a correct password. */
  code: z.optional(enteredCode),
});
export type Credentials = z.output<typeof credentials>;
