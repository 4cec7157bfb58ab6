import { Secret, TOTP } from "otpauth";
import type { App } from "#platform/app.ts";
import { unseal } from "#platform/seal.ts";
import { type SecondStepRow, consumeStep } from "./store.ts";

/** The defaults of authenticator apps (RFC 6238). */
const period = 30;
const settings = { algorithm: "SHA1", digits: 6, period } as const;
/** Accepts one period of clock drift (30 s) in either direction. */
const stepsAround = 1;

/** A secret for an authenticator app, with its otpauth URI for the QR code. */
export function makeSecret(label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...settings, issuer: "Goldmane", label, secret }).toString();
  return { secret: secret.base32, uri };
}

/** Consumes a code. False if it is wrong, expired, or not newer than the last one used. */
export async function consumeAppCode(
  { db, now, config }: Pick<App, "db" | "now" | "config">,
  { account_id: owner, sealed_secret: sealed }: SecondStepRow,
  code: string,
): Promise<boolean> {
  const token = code.replaceAll(/\s/g, "");
  const base32 = unseal(sealed, { secret: config.sessionSecret, owner });
  if (base32 === null || !/^\d{6}$/.test(token)) return false;
  const timestamp = now();
  const secret = Secret.fromBase32(base32);
  const delta = TOTP.validate({ ...settings, token, secret, timestamp, window: stepsAround });
  if (delta === null) return false;
  return await consumeStep(db, owner, TOTP.counter({ period, timestamp }) + delta);
}
