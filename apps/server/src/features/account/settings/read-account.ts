import type { AccountEvent, AccountSettings } from "@goldmane/contracts/account/settings/schema";
import { historyAtMost } from "@goldmane/contracts/account/settings/limits";
import { AppError } from "@goldmane/contracts/errors";
import { listEvents } from "#features/account/audit/store.ts";
import { ownAccount } from "#features/account/own-account.ts";
import { readPasskeys } from "#features/account/passkeys/manage-passkeys.ts";
import { findAccount } from "#features/account/owner/store.ts";
import { readTwoStep } from "#features/account/two-step/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import { presentEvent } from "./present.ts";

export async function readAccount(app: App, viewer: Viewer): Promise<AccountSettings> {
  const { accountId } = ownAccount(viewer);
  const account = await findAccount(app.db, accountId);
  if (!account) throw new AppError("NOT_SIGNED_IN", "This account no longer exists.");
  return {
    email: account.email,
    isVerified: account.is_verified === 1,
    passkeys: await readPasskeys(app, accountId),
    ...(await readTwoStep(app, accountId)),
  };
}

export async function readEvents(app: App, viewer: Viewer, words: Words): Promise<AccountEvent[]> {
  const { accountId } = ownAccount(viewer);
  const rows = await listEvents(app.db, { accountId, atMost: historyAtMost });
  return rows.map((row) => presentEvent(row, words)).filter((event) => event !== null);
}
