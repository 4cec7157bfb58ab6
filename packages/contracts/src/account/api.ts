import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { enteredPassword, pin } from "#family/schema.ts";
import { currentSession } from "./schema.ts";

export const getSession = endpoint("GET", "/api/session", {
  access: "anyone",
  summary: "Get the browser's session",
  reply: currentSession,
});

export const signOut = endpoint("POST", "/api/session/sign-out", {
  access: "anyone",
  summary: "Sign out of the household on this browser; a child needs a grown-up's PIN or password",
  /** Required from a child's profile: a grown-up's PIN, or a password if no grown-up has a PIN. */
  body: z.nullish(z.strictObject({ pin: z.optional(pin), password: z.optional(enteredPassword) })),
  reply: currentSession,
  errors: ["PIN_REQUIRED", "PASSWORD_REQUIRED", "TOO_MANY_REQUESTS"],
});
