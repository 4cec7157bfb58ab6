import * as z from "zod/mini";
import { givenCode } from "#account/sign-in/schema.ts";
import { endpoint } from "#endpoint.ts";
import { authenticatorSecret, recoveryCodes } from "./schema.ts";

export const beginTwoStep = endpoint("POST", "/api/account/two-step", {
  access: "account",
  confirmed: true,
  summary: "A secret for an authenticator app; nothing changes before a code of it is shown",
  reply: authenticatorSecret,
  errors: ["CONFLICT"],
});

export const turnTwoStepOn = endpoint("POST", "/api/account/two-step/confirm", {
  access: "account",
  confirmed: true,
  summary: "Show a code of the app: from now on one is asked for after the password",
  body: z.strictObject({ code: givenCode }),
  reply: recoveryCodes,
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const renewRecoveryCodes = endpoint("POST", "/api/account/two-step/recovery-codes", {
  access: "account",
  confirmed: true,
  summary: "Make new recovery codes, shown this once; those before are void",
  reply: recoveryCodes,
  errors: ["CONFLICT"],
});

export const turnTwoStepOff = endpoint("DELETE", "/api/account/two-step", {
  access: "account",
  confirmed: true,
  summary: "Ask for no code any more",
  errors: ["CONFLICT"],
});
