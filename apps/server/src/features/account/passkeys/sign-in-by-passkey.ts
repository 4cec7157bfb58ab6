import { passkeyTimeMs } from "@goldmane/contracts/account/passkeys/limits";
import {
  type AuthenticationResponse,
  type RequestOptions,
  requestOptions,
} from "@goldmane/contracts/account/passkeys/schema";
import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { signInBrowser } from "#features/account/sign-in-browser.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { findOwnedHousehold } from "#features/account/owner/store.ts";
import { findFirstParent } from "#features/family/service.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { attempt, enforceRateLimit } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { createChallenge, consumeChallenge } from "./challenges.ts";
import { findRelyingParty } from "./relying-party.ts";
import { findPasskey, type PasskeyRow, updatePasskeyUse } from "./store.ts";

type Caller = { viewer: SessionViewer; browser: Browser };

/** Options without a credential list, so that they reveal nothing about existing accounts. */
export async function beginPasskeySignIn(
  app: App,
  { viewer, browser }: Caller,
): Promise<RequestOptions> {
  const { id: rpID } = findRelyingParty(app, browser);
  await enforceRateLimit(app, {
    subject: `passkey sign-ins ${viewer.sessionId}`,
    address: browser.address,
  });
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: await createChallenge(app, viewer.sessionId, "sign-in"),
    timeout: passkeyTimeMs,
    userVerification: "required",
  });
  return requestOptions.parse(options);
}

/**
 * A passkey with user verification counts as both factors (possession, and biometrics or PIN), so no
 * code is asked for.
 */
export async function signInByPasskey(
  app: App,
  { viewer, browser }: Caller,
  passkey: AuthenticationResponse,
): Promise<CurrentSession> {
  const { address } = browser;
  const subject = `passkey ${passkey.id}`;
  const { account_id: accountId, householdId } = await attempt(app, { subject, address }, () =>
    verifyPasskey(app, { viewer, browser }, passkey),
  );
  const profileId = await findFirstParent(app, householdId);
  return await signInBrowser(app, browser, { accountId, householdId, profileId });
}

async function verifyPasskey(
  app: App,
  { viewer, browser }: Caller,
  passkey: AuthenticationResponse,
) {
  const party = findRelyingParty(app, browser);
  // Consumed before any check, so that a wrong answer also uses it up.
  const challenge = await consumeChallenge(app, viewer.sessionId, "sign-in");
  const refusal = new AppError("NOT_SIGNED_IN", "This passkey doesn’t belong to an account here.");
  if (challenge === null) throw refusal;
  const row = await findPasskey(app.db, passkey.id);
  const household = row && (await findOwnedHousehold(app.db, row.account_id));
  if (!row || !household || (household.isDemo && !app.config.demo)) throw refusal;
  try {
    const counter = await verify(row, { passkey, challenge, ...party });
    const isFirst = await updatePasskeyUse(app.db, row, { counter, at: app.now() });
    if (!isFirst) throw new Error("The passkey was used concurrently.");
  } catch (error) {
    app.log.info({ event: "account.passkey_refused", err: error }, "A passkey was refused.");
    const { account_id: accountId } = row;
    const place = { accountId, householdId: household.id };
    await recordAccountAudit(app, app.db, browser, { ...place, kind: "account.sign-in-refused" });
    throw refusal;
  }
  return { ...row, householdId: household.id };
}

/** Returns the new signature counter. It always grows unless the authenticator doesn't count (0). */
async function verify(
  row: PasskeyRow,
  asked: { passkey: AuthenticationResponse; challenge: string; id: string; origin: string },
): Promise<number> {
  const { authenticatorAttachment: _attachment, ...passkey } = asked.passkey;
  const { userHandle, ...response } = passkey.response;
  if (userHandle !== Buffer.from(row.account_id).toString("base64url")) {
    throw new Error("The passkey belongs to another account.");
  }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, response: { ...response, userHandle } },
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: asked.id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
      counter: row.counter,
    },
  });
  if (!verified) throw new Error("The signature is not valid.");
  return authenticationInfo.newCounter;
}
