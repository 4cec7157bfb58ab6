import { randomBytes } from "node:crypto";
import { passkeyTimeMs } from "@goldmane/contracts/account/passkeys/limits";
import type { App } from "#platform/app.ts";

type Purpose = "register" | "sign-in";

/** Creates the challenge for this session's authenticator and invalidates the previous one. */
export async function createChallenge(
  { db, now }: Pick<App, "db" | "now">,
  sessionId: string,
  purpose: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(32));
  const at = now();
  const row = {
    purpose,
    challenge: Buffer.from(bytes).toString("base64url"),
    expires_at: at + passkeyTimeMs,
  };
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", at).execute();
  await db
    .insertInto("passkey_challenge")
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(row))
    .execute();
  return bytes;
}

/** Consumes this session's challenge: valid for one response, right or wrong. Null if expired. */
export async function consumeChallenge(
  { db, now }: Pick<App, "db" | "now">,
  sessionId: string,
  purpose: Purpose,
): Promise<string | null> {
  const row = await db
    .deleteFrom("passkey_challenge")
    .where("session_id", "=", sessionId)
    .where("purpose", "=", purpose)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now() ? row.challenge : null;
}
