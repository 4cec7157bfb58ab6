import * as z from "zod/mini";
import { givenPassword, newPassword, shownName } from "#family/schema.ts";

export const email = z.email().check(z.maxLength(254));

export const newAccount = z.strictObject({
  email,
  password: newPassword,
  householdName: shownName,
  /** What the first profile is called, a parent's. */
  name: shownName,
});
export type NewAccount = z.output<typeof newAccount>;

/** Of an authenticator app, or one for recovery. */
export const givenCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: givenPassword,
  /** Of who has two-step sign-in; asked for by CODE_REQUIRED once the password is right. */
  code: z.optional(givenCode),
});
export type Credentials = z.output<typeof credentials>;
