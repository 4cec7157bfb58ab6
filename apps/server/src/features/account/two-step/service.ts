import { AppError } from "@goldmane/contracts/errors";
import type {
  AuthenticatorSecret,
  RecoveryCodes,
} from "@goldmane/contracts/account/two-step/schema";
import { enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { changeableAccount } from "#features/account/own-account.ts";
import { readAccountName } from "#features/account/owner/account-name.ts";
import type { App, Viewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { makeSecret, consumeAppCode } from "./check-code.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { seal } from "#platform/seal.ts";
import {
  confirmSecondStep,
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  upsertSecondStep,
} from "./store.ts";

type Caller = { viewer: Viewer; browser: Browser };

export async function readTwoStep(app: App, accountId: string) {
  const step = await findSecondStep(app.db, accountId);
  return {
    hasTwoStep: typeof step?.confirmed_at === "number",
    recoveryCodesLeft: await countRecoveryCodes(app.db, accountId),
  };
}

/** A secret for an authenticator app. It has no effect until a code confirms it. */
export async function beginTwoStep(app: App, viewer: Viewer): Promise<AuthenticatorSecret> {
  const { accountId } = changeableAccount(viewer);
  if ((await readTwoStep(app, accountId)).hasTwoStep) throw isOnAlready();
  const { secret, uri } = makeSecret(await readAccountName(app, accountId));
  await app.db.transaction().execute((db) =>
    upsertSecondStep(db, {
      account_id: accountId,
      sealed_secret: seal(secret, { secret: app.config.sessionSecret, owner: accountId }),
      confirmed_at: null,
      last_step: 0,
      created_at: app.now(),
    }),
  );
  return { secret, uri };
}

export async function turnTwoStepOn(
  app: App,
  { viewer, browser }: Caller,
  code: string,
): Promise<RecoveryCodes> {
  const account = changeableAccount(viewer);
  const { accountId } = account;
  const step = await findSecondStep(app.db, accountId);
  if (!step) throw new AppError("CONFLICT", "Start setting up two-step sign-in first.");
  if (step.confirmed_at !== null) throw isOnAlready();
  const subject = `two-step set-up ${accountId}`;
  await attempt(app, { subject, address: browser.address }, async () => {
    if (await consumeAppCode(app, step, code)) return;
    throw new AppError(
      "NOT_ALLOWED",
      "That’s not the current code. Enter the one your app shows now.",
    );
  });
  const codes = await app.db.transaction().execute(async (db) => {
    if (!(await confirmSecondStep(db, accountId, app.now()))) throw isOnAlready();
    await recordAccountAudit(app, db, browser, { ...account, kind: "account.two-step-on" });
    return await createRecoveryCodes(db, accountId);
  });
  await announceIdentityChange(app, account);
  await enqueueNotice(app, browser, accountId, { about: "two-step-on" });
  return { codes };
}

export async function renewRecoveryCodes(
  app: App,
  { viewer, browser }: Caller,
): Promise<RecoveryCodes> {
  const account = changeableAccount(viewer);
  const { accountId } = account;
  if (!(await readTwoStep(app, accountId)).hasTwoStep) throw isOff();
  const codes = await app.db.transaction().execute(async (db) => {
    await recordAccountAudit(app, db, browser, {
      ...account,
      kind: "account.recovery-codes-renewed",
    });
    return await createRecoveryCodes(db, accountId);
  });
  await enqueueNotice(app, browser, accountId, { about: "recovery-codes-renewed" });
  return { codes };
}

export async function turnTwoStepOff(app: App, { viewer, browser }: Caller): Promise<void> {
  const account = changeableAccount(viewer);
  const { accountId } = account;
  await app.db.transaction().execute(async (db) => {
    if (!(await deleteSecondStep(db, accountId))) throw isOff();
    await recordAccountAudit(app, db, browser, { ...account, kind: "account.two-step-off" });
  });
  await announceIdentityChange(app, account);
  await enqueueNotice(app, browser, accountId, { about: "two-step-off" });
}

function isOnAlready(): AppError {
  return new AppError("CONFLICT", "Two-step sign-in is already on.");
}

function isOff(): AppError {
  return new AppError("CONFLICT", "Two-step sign-in is off.");
}
