import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { AppError } from "@goldmane/contracts/errors";
import { findOwner, findPasswordHash } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { readSession } from "#features/account/service.ts";
import { findAccount } from "#features/account/owner/store.ts";
import { verifySecondStep } from "#features/account/two-step/verify-second-step.ts";

type Caller = { viewer: ProfileViewer; browser: Browser };

/**
 * The account's password gives a parent access to the account. A profile's own password only confirms
 * the viewer.
 */
export async function confirmPassword(
  app: App,
  { viewer, browser }: Caller,
  { password, code }: { password: string; code?: string | undefined },
): Promise<CurrentSession> {
  const householdId = viewer.householdId;
  const profileId = viewer.profile.id;
  const { accountId, matches } = await verifyPassword(app, { viewer, browser }, password);
  const getsAccount = matches.account && viewer.profile.role === "parent";
  // A session with account access already passed the second step.
  if (getsAccount && accountId && viewer.accountId === null) {
    await verifySecondStep(app, browser, { accountId, householdId, code });
  }
  const confirmed = await browser.setIdentity({
    level: getsAccount ? "account" : "profilePassword",
    householdId,
    profileId,
    accountId: getsAccount ? accountId : null,
    confirmedAt: app.now(),
  });
  await recordAccountAudit(app, app.db, browser, {
    kind: "account.confirmed",
    accountId: confirmed.accountId,
    householdId,
    profileId,
    sessionId: confirmed.sessionId,
  });
  return await readSession(app, confirmed);
}

async function verifyPassword(app: App, { viewer, browser }: Caller, password: string) {
  const accountId = await findOwner(app, viewer.householdId);
  const owner = accountId ? await findAccount(app.db, accountId) : undefined;
  const ownHash = await findPasswordHash(app, viewer);
  const subject = `confirm ${viewer.profile.id}`;
  const matches = await attempt(app, { subject, address: browser.address }, async () => {
    const account = await isPassword(owner?.password_hash ?? null, password);
    const profile = await isPassword(ownHash, password);
    if (account || profile) return { account, profile };
    throw new AppError("NOT_ALLOWED", "Wrong password. Try again.");
  });
  return { accountId, matches };
}
