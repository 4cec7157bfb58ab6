import * as z from "zod/mini";
import { email } from "#account/sign-in/schema.ts";
import { endpoint } from "#endpoint.ts";
import {
  accountEvent,
  accountSettings,
  passwordResetRequest,
  linkToken,
  passwordChange,
  passwordReset,
} from "./schema.ts";

export const getAccount = endpoint("GET", "/api/account", {
  access: "account",
  summary: "The account: its address, and what else opens it",
  reply: accountSettings,
});

export const listAccountEvents = endpoint("GET", "/api/account/events", {
  access: "account",
  summary: "Who signed in to the account, or tried to, and what was changed; the latest first",
  reply: z.array(accountEvent),
});

export const requestVerification = endpoint("POST", "/api/account/verify-email", {
  access: "account",
  summary: "Mail the link again that verifies the account's address",
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const verifyAddress = endpoint("POST", "/api/account/verify", {
  access: "anyone",
  summary: "Verify an address by the token of a mailed link; a new one takes the old one's place",
  body: z.strictObject({ token: linkToken }),
  reply: z.object({ email: z.string() }),
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const requestPasswordReset = endpoint("POST", "/api/account/password-reset-request", {
  access: "anyone",
  summary: "Mail a link that sets another password; the answer is the same for any address",
  body: passwordResetRequest,
  errors: ["TOO_MANY_REQUESTS"],
});

export const resetPassword = endpoint("POST", "/api/account/reset", {
  access: "anyone",
  summary: "Set another password by the token of a mailed link, and end all other sessions",
  body: passwordReset,
  errors: ["NOT_FOUND"],
});

export const changePassword = endpoint("POST", "/api/account/password", {
  access: "account",
  confirmed: true,
  summary: "Change the account's password, and end the account's other sessions",
  body: passwordChange,
  errors: ["CONFLICT"],
});

export const changeAddress = endpoint("POST", "/api/account/email", {
  access: "account",
  confirmed: true,
  summary: "Ask for another address: it counts once the link that is mailed there was followed",
  body: z.strictObject({ email }),
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});
