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
  summary: "Get the account's e-mail address and sign-in methods",
  reply: accountSettings,
});

export const listAccountEvents = endpoint("GET", "/api/account/events", {
  access: "account",
  summary: "List the account's sign-ins, failed ones included, and changes, latest first",
  reply: z.array(accountEvent),
});

export const requestVerification = endpoint("POST", "/api/account/verify-email", {
  access: "account",
  summary: "Send the verification e-mail again",
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});

export const verifyAddress = endpoint("POST", "/api/account/verify", {
  access: "anyone",
  summary:
    "Verify an e-mail address by the token of a mailed link; a new address replaces the old one",
  body: z.strictObject({ token: linkToken }),
  reply: z.object({ email: z.string() }),
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const requestPasswordReset = endpoint("POST", "/api/account/password-reset-request", {
  access: "anyone",
  summary: "Send a link to reset the password; the response is the same for any address",
  body: passwordResetRequest,
  errors: ["TOO_MANY_REQUESTS"],
});

export const resetPassword = endpoint("POST", "/api/account/reset", {
  access: "anyone",
  summary: "Reset the password by the token of a mailed link, and end all other sessions",
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
  summary: "Change the e-mail address, once the link mailed to it is followed",
  body: z.strictObject({ email }),
  errors: ["CONFLICT", "TOO_MANY_REQUESTS"],
});
