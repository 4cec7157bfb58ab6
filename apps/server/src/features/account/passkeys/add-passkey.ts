import { passkeysAtMost, passkeyTimeMs } from "@goldmane/contracts/account/passkeys/limits";
import {
  type CreationOptions,
  creationOptions,
  type NewPasskey,
  type Passkey,
  transports as knownTransports,
} from "@goldmane/contracts/account/passkeys/schema";
import { AppError } from "@goldmane/contracts/errors";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { ownAccount } from "#features/account/own-account.ts";
import { readAccountName } from "#features/account/owner/account-name.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { newId } from "#platform/ids.ts";
import { createChallenge, consumeChallenge } from "./challenges.ts";
import { presentPasskey } from "./present.ts";
import { findRelyingParty } from "./relying-party.ts";
import { insertPasskey, listPasskeys, transportsColumn } from "./store.ts";

type Caller = { viewer: SessionViewer; browser: Browser };

/** Options for creating a discoverable passkey with user verification. */
export async function beginPasskey(
  app: App,
  { viewer, browser }: Caller,
): Promise<CreationOptions> {
  const { accountId } = ownAccount(viewer);
  const { id: rpID } = findRelyingParty(app, browser);
  const passkeys = await listPasskeys(app.db, accountId);
  if (passkeys.length >= passkeysAtMost) throw enoughPasskeys();
  const name = await readAccountName(app, accountId);
  const options = await generateRegistrationOptions({
    rpName: "Goldmane",
    rpID,
    userName: name,
    userDisplayName: viewer.profile?.displayName ?? name,
    userID: Uint8Array.from(Buffer.from(accountId)),
    challenge: await createChallenge(app, viewer.sessionId, "register"),
    timeout: passkeyTimeMs,
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
      id,
      transports: transportsColumn.read(transports),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return creationOptions.parse(options);
}

/** Stores a new passkey after verifying its challenge, origin and user verification. */
export async function addPasskey(
  app: App,
  { viewer, browser }: Caller,
  { name, passkey }: NewPasskey,
): Promise<Passkey> {
  const account = ownAccount(viewer);
  const { accountId } = account;
  const made = await verify(app, { viewer, browser }, passkey);
  const transports = made.transports?.filter((one) => knownTransports.some((t) => t === one));
  const row = {
    id: newId(app.now()),
    account_id: accountId,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports: transportsColumn.write(transports ?? []),
    name,
    created_at: app.now(),
    last_used_at: null,
  };
  await app.db.transaction().execute(async (db) => {
    const isNew = await insertPasskey(db, row);
    if (!isNew) throw new AppError("CONFLICT", "You’ve already added this passkey.");
    if ((await listPasskeys(db, accountId)).length > passkeysAtMost) throw enoughPasskeys();
    const details = { passkey: name };
    await recordAccountAudit(app, db, browser, {
      ...account,
      kind: "account.passkey-added",
      details,
    });
  });
  await enqueueNotice(app, browser, accountId, { about: "passkey-added", name });
  return presentPasskey(row);
}

async function verify(
  app: App,
  { viewer, browser }: Caller,
  { authenticatorAttachment: _attachment, ...passkey }: NewPasskey["passkey"],
) {
  const { id: expectedRPID, origin: expectedOrigin } = findRelyingParty(app, browser);
  const expectedChallenge = await consumeChallenge(app, viewer.sessionId, "register");
  const refusal = new AppError("NOT_ALLOWED", "Couldn’t add this passkey. Try again.");
  if (expectedChallenge === null) throw refusal;
  const { transports, ...response } = passkey.response;
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, response: { ...response, ...(transports && { transports }) } },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    app.log.info({ event: "account.passkey_refused", err: error }, "A passkey was refused.");
    throw refusal;
  });
  if (!verified.verified) throw refusal;
  return verified.registrationInfo.credential;
}

function enoughPasskeys(): AppError {
  return new AppError(
    "CONFLICT",
    `An account can have up to ${passkeysAtMost} passkeys. Remove one first.`,
  );
}
