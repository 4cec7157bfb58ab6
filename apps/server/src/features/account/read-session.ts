import { confirmedForMs } from "@goldmane/contracts/account/limits";
import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { findAccount } from "#features/account/owner/store.ts";
import { readFamily, readHouseholdName } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { isConfirmed } from "#platform/http/admit.ts";

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
