import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { endpoint } from "#endpoint.ts";
import { displayName } from "#family/schema.ts";
import {
  creationOptions,
  newPasskey,
  passkey,
  authenticationResponse,
  requestOptions,
} from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const beginPasskey = endpoint("POST", "/api/account/passkeys/options", {
  access: "account",
  confirmed: true,
  summary: "Get options for creating a passkey",
  reply: creationOptions,
  errors: ["CONFLICT"],
});

export const addPasskey = endpoint("POST", "/api/account/passkeys", {
  access: "account",
  confirmed: true,
  summary: "Register a passkey",
  body: newPasskey,
  reply: passkey,
  errors: ["NOT_ALLOWED", "CONFLICT"],
});

export const renamePasskey = endpoint("PATCH", "/api/account/passkeys/:id", {
  access: "account",
  summary: "Rename a passkey",
  params,
  body: z.strictObject({ name: displayName }),
  reply: passkey,
  errors: ["NOT_FOUND"],
});

export const removePasskey = endpoint("DELETE", "/api/account/passkeys/:id", {
  access: "account",
  confirmed: true,
  summary: "Delete a passkey",
  params,
  errors: ["NOT_FOUND"],
});

export const beginPasskeySignIn = endpoint("POST", "/api/account/passkey/options", {
  access: "anyone",
  summary: "Get options for signing in with a passkey",
  reply: requestOptions,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const signInByPasskey = endpoint("POST", "/api/account/passkey", {
  access: "anyone",
  summary: "Sign in with a passkey",
  body: authenticationResponse,
  reply: currentSession,
  errors: ["NOT_SIGNED_IN", "CONFLICT", "TOO_MANY_REQUESTS"],
});
