import { AppError } from "@goldmane/contracts/errors";
import { enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import type { App } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { consumeAppCode } from "./check-code.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { countRecoveryCodes, findSecondStep, consumeRecoveryCode } from "./store.ts";

type Claim = { accountId: string; householdId: string; code: string | undefined };

/**
 * Requires a code after the password if two-step sign-in is on: an authenticator or recovery code,
 * each valid once.
 * @throws AppError CODE_REQUIRED for a missing or wrong code; TOO_MANY_REQUESTS.
 */
export async function verifySecondStep(
  app: App,
  browser: Browser,
  { accountId, householdId, code }: Claim,
): Promise<void> {
  const step = await findSecondStep(app.db, accountId);
  if (!step || step.confirmed_at === null) return;
  if (code === undefined) {
    throw new AppError("CODE_REQUIRED", "Enter the code from your authenticator app.");
  }
  const { address } = browser;
  const subject = `second step ${accountId}`;
  const isRecovery = await attempt(app, { subject, address, isGuarded: true }, async () => {
    if (await consumeAppCode(app, step, code)) return false;
    const hash = hashRecoveryCode(accountId, code);
    if (await consumeRecoveryCode(app.db, { accountId, hash, now: app.now() })) return true;
    await recordAccountAudit(app, app.db, browser, {
      accountId,
      householdId,
      kind: "account.code-refused",
    });
    throw new AppError("CODE_REQUIRED", "This code is wrong or was already used.");
  });
  if (!isRecovery) return;
  const left = await countRecoveryCodes(app.db, accountId);
  await enqueueNotice(app, browser, accountId, { about: "recovery-code-used", left });
}
