import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import { AppError } from "@goldmane/contracts/errors";
import { enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { ownAccount } from "#features/account/own-account.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { presentPasskey } from "./present.ts";
import { deletePasskey, listPasskeys, updatePasskeyName } from "./store.ts";

export async function readPasskeys(app: App, accountId: string): Promise<Passkey[]> {
  return (await listPasskeys(app.db, accountId)).map(presentPasskey);
}

export async function renamePasskey(
  app: App,
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const { accountId } = ownAccount(viewer);
  const row = await updatePasskeyName(app.db, { id, accountId }, name);
  if (!row) throw new AppError("NOT_FOUND", "This passkey no longer exists.");
  return presentPasskey(row);
}

export async function removePasskey(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  id: string,
): Promise<void> {
  const account = ownAccount(viewer);
  const { accountId } = account;
  const { name } = await app.db.transaction().execute(async (db) => {
    const row = await deletePasskey(db, { id, accountId });
    if (!row) throw new AppError("NOT_FOUND", "This passkey no longer exists.");
    const details = { passkey: row.name };
    await recordAccountAudit(app, db, browser, {
      ...account,
      kind: "account.passkey-removed",
      details,
    });
    return row;
  });
  await enqueueNotice(app, browser, accountId, { about: "passkey-removed", name });
}
