import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { givenPassword } from "#family/schema.ts";
import { credentials, currentSession, device, givenCode, newAccount } from "./schema.ts";

export const getSession = endpoint("GET", "/api/session", {
  access: "anyone",
  summary: "Who this browser is to the server",
  reply: currentSession,
});

export const createAccount = endpoint("POST", "/api/account", {
  access: "anyone",
  summary: "Open an account with a household and its first profile, a parent's, and sign in to it",
  body: newAccount,
  reply: currentSession,
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const signIn = endpoint("POST", "/api/account/sign-in", {
  access: "anyone",
  summary: "Sign in to the household's account by e-mail address and password",
  body: credentials,
  reply: currentSession,
  errors: ["NOT_SIGNED_IN", "CODE_REQUIRED", "TOO_MANY_REQUESTS"],
});

export const confirmPassword = endpoint("POST", "/api/account/confirm", {
  access: "profile",
  summary: "Give the account's password again, or one's own, for ten minutes of sensitive changes",
  body: z.strictObject({ password: givenPassword, code: z.optional(givenCode) }),
  reply: currentSession,
  errors: ["NOT_ALLOWED", "CODE_REQUIRED", "TOO_MANY_REQUESTS"],
});

export const signOut = endpoint("POST", "/api/session/sign-out", {
  access: "anyone",
  summary: "Leave the household on this browser",
  reply: currentSession,
});

export const signOutEverywhere = endpoint("POST", "/api/session/sign-out-everywhere", {
  access: "parent",
  confirmed: true,
  summary: "Leave the household on every browser",
  reply: currentSession,
});

export const listDevices = endpoint("GET", "/api/devices", {
  access: "parent",
  summary: "The browsers that are signed in to this household, last seen first",
  reply: z.array(device),
});

export const revokeDevice = endpoint("DELETE", "/api/devices/:id", {
  access: "parent",
  summary: "Sign another browser of this household out",
  params: z.object({ id: z.uuid() }),
  errors: ["NOT_FOUND"],
});
