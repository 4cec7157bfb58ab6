import * as z from "zod/mini";
import { enteredCode } from "#account/sign-in/schema.ts";
import { endpoint } from "#endpoint.ts";
import { authenticatorSecret, recoveryCodes } from "./schema.ts";

export const beginTwoStep = endpoint("POST", "/api/account/two-step", {
  access: "account",
  confirmed: true,
  summary:
    "Create a secret for an authenticator app; two-step sign-in is off until a code is confirmed",
  reply: authenticatorSecret,
  errors: ["CONFLICT"],
});

export const turnTwoStepOn = endpoint("POST", "/api/account/two-step/confirm", {
  access: "account",
  confirmed: true,
  summary: "Turn on two-step sign-in by a code of the app",
  body: z.strictObject({ code: enteredCode }),
  reply: recoveryCodes,
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const renewRecoveryCodes = endpoint("POST", "/api/account/two-step/recovery-codes", {
  access: "account",
  confirmed: true,
  summary: "Create new recovery codes, shown once; they replace the previous ones",
  reply: recoveryCodes,
  errors: ["CONFLICT"],
});

export const turnTwoStepOff = endpoint("DELETE", "/api/account/two-step", {
  access: "account",
  confirmed: true,
  summary: "Turn off two-step sign-in",
  errors: ["CONFLICT"],
});
