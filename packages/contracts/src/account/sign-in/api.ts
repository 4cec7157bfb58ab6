import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { endpoint } from "#endpoint.ts";
import { enteredPassword } from "#family/schema.ts";
import { credentials, enteredCode, newAccount } from "./schema.ts";

export const createAccount = endpoint("POST", "/api/account", {
  access: "anyone",
  summary: "Create an account with a household and a parent's profile, and sign in",
  body: newAccount,
  reply: currentSession,
  errors: ["CONFLICT", "REGISTRATION_CLOSED", "TOO_MANY_REQUESTS"],
});

export const signIn = endpoint("POST", "/api/account/sign-in", {
  access: "anyone",
  summary: "Sign in with e-mail address and password",
  body: credentials,
  reply: currentSession,
  errors: ["NOT_SIGNED_IN", "CODE_REQUIRED", "TOO_MANY_REQUESTS"],
});

export const confirmPassword = endpoint("POST", "/api/account/confirm", {
  access: "profile",
  summary: "Confirm the account's or the profile's password, for ten minutes of sensitive changes",
  body: z.strictObject({ password: enteredPassword, code: z.optional(enteredCode) }),
  reply: currentSession,
  errors: ["NOT_ALLOWED", "CODE_REQUIRED", "TOO_MANY_REQUESTS"],
});
