import { randomBytes } from "node:crypto";
import { passkeyTimeMs } from "@goldmane/contracts/account/passkeys/limits";
import type { App } from "#platform/app.ts";
import {
  type ChallengeRow,
  deleteChallengesBefore,
  takeChallenge,
  upsertChallenge,
} from "./store.ts";

type Purpose = ChallengeRow["purpose"];

/** Creates the challenge for this session's authenticator and invalidates the previous one. */
export async function createChallenge(
  { db, now }: Pick<App, "db" | "now">,
  sessionId: string,
  purpose: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(randomBytes(32));
  const at = now();
  await deleteChallengesBefore(db, at);
  await upsertChallenge(db, {
    session_id: sessionId,
    purpose,
    challenge: Buffer.from(bytes).toString("base64url"),
    expires_at: at + passkeyTimeMs,
  });
  return bytes;
}

/** Consumes this session's challenge: valid for one response, right or wrong. Null if expired. */
export async function consumeChallenge(
  { db, now }: Pick<App, "db" | "now">,
  sessionId: string,
  purpose: Purpose,
): Promise<string | null> {
  const row = await takeChallenge(db, sessionId, purpose);
  return row && row.expires_at > now() ? row.challenge : null;
}
