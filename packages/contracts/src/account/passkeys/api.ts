import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { endpoint } from "#endpoint.ts";
import { shownName } from "#family/schema.ts";
import { makingOptions, newPasskey, passkey, usedPasskey, usingOptions } from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const beginPasskey = endpoint("POST", "/api/account/passkeys/options", {
  access: "account",
  confirmed: true,
  summary: "What this browser makes a passkey of",
  reply: makingOptions,
  errors: ["CONFLICT"],
});

export const addPasskey = endpoint("POST", "/api/account/passkeys", {
  access: "account",
  confirmed: true,
  summary: "Keep the passkey that this browser made",
  body: newPasskey,
  reply: passkey,
  errors: ["NOT_ALLOWED", "CONFLICT"],
});

export const renamePasskey = endpoint("PATCH", "/api/account/passkeys/:id", {
  access: "account",
  summary: "Call a passkey of the account something else",
  params,
  body: z.strictObject({ name: shownName }),
  reply: passkey,
  errors: ["NOT_FOUND"],
});

export const removePasskey = endpoint("DELETE", "/api/account/passkeys/:id", {
  access: "account",
  confirmed: true,
  summary: "Take a passkey's force",
  params,
  errors: ["NOT_FOUND"],
});

export const beginPasskeySignIn = endpoint("POST", "/api/account/passkey/options", {
  access: "anyone",
  summary: "What this browser signs with a passkey, whosever it may be",
  reply: usingOptions,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const signInByPasskey = endpoint("POST", "/api/account/passkey", {
  access: "anyone",
  summary: "Sign in to the household's account by a passkey",
  body: usedPasskey,
  reply: currentSession,
  errors: ["NOT_SIGNED_IN", "CONFLICT", "TOO_MANY_REQUESTS"],
});
