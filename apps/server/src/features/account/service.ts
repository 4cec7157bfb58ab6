import { confirmedForMs } from "@goldmane/contracts/account/limits";
import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { findOwner, readFamily, readHouseholdName } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { isConfirmed } from "#platform/http/admit.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { findAccount, updateOwnerVerified } from "#features/account/owner/store.ts";
import { enqueueEmail } from "./emails/enqueue-email.ts";
import { findUserAgent } from "./devices/store.ts";

/** The session as the web app sees it. */
export async function readSession(app: App, viewer: Viewer): Promise<CurrentSession> {
  const { householdId, confirmedAt, accountId } = viewer;
  const name = householdId ? await readHouseholdName(app, householdId) : null;
  const family = viewer.profile ? await readFamily(app, viewer) : [];
  const account = accountId ? await findAccount(app.db, accountId) : undefined;
  return {
    level: viewer.level,
    household: householdId && name !== null ? { id: householdId, name } : null,
    profile: family.find(({ id }) => id === viewer.profile?.id) ?? null,
    email: account?.email ?? null,
    confirmedUntil:
      confirmedAt !== null && isConfirmed(viewer, app.now()) ? confirmedAt + confirmedForMs : null,
    isOperator: viewer.isOperator,
    isDemo: viewer.isDemo || (viewer.householdId === null && app.config.demo),
    highestRating: viewer.highestRating,
  };
}

/** A readable name of a signed-in browser, from its User-Agent. */
export async function describeDevice(app: App, sessionId: string): Promise<string> {
  return nameBrowser((await findUserAgent(app.db, sessionId)) ?? "");
}

/** The e-mail address of a household's owner. */
export async function readOwnerEmail(app: App, householdId: string): Promise<string | null> {
  const id = await findOwner(app, householdId);
  return id ? ((await findAccount(app.db, id))?.email ?? null) : null;
}

/** Marks the address of a household's owner as verified. False if there is no such household. */
export async function verifyOwner({ db }: Pick<App, "db">, householdId: string): Promise<boolean> {
  return await updateOwnerVerified(db, householdId);
}

/** Asks the owner to verify the address of a new account. */
export async function enqueueVerification(app: App, accountId: string): Promise<void> {
  await enqueueEmail(app, { kind: "verify-address", accountId });
}

export { verifyGrownUpPassword } from "./verify-grown-up-password.ts";
export { createDemoAccount } from "./owner/create-demo-account.ts";
