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
import { proveSecondStep } from "#features/account/two-step/prove-second-step.ts";

type Caller = { viewer: ProfileViewer; browser: Browser };

/** The account's password grants account access; a profile's own only confirms the viewer. */
export async function confirmPassword(
  app: App,
  { viewer, browser }: Caller,
  { password, code }: { password: string; code?: string | undefined },
): Promise<CurrentSession> {
  const householdId = viewer.householdId;
  const profileId = viewer.profile.id;
  const { accountId, opens } = await provePassword(app, { viewer, browser }, password);
  const isOwner = opens.account && viewer.profile.role === "parent";
  // A session with account access already passed the second step.
  if (isOwner && accountId && viewer.accountId === null) {
    await proveSecondStep(app, browser, { accountId, householdId, code });
  }
  const confirmed = await browser.setIdentity({
    level: isOwner ? "account" : "profilePassword",
    householdId,
    profileId,
    accountId: isOwner ? accountId : null,
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

async function provePassword(app: App, { viewer, browser }: Caller, password: string) {
  const accountId = await findOwner(app, viewer.householdId);
  const owner = accountId ? await findAccount(app.db, accountId) : undefined;
  const ownHash = await findPasswordHash(app, viewer);
  const subject = `confirm ${viewer.profile.id}`;
  const opens = await attempt(app, { subject, address: browser.address }, async () => {
    const account = await isPassword(owner?.password_hash ?? null, password);
    const profile = await isPassword(ownHash, password);
    if (account || profile) return { account, profile };
    throw new AppError("NOT_ALLOWED", "This password is not right.");
  });
  return { accountId, opens };
}
