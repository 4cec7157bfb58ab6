import { AppError } from "@goldmane/contracts/errors";
import { toCodeKey } from "@goldmane/contracts/family/rules";
import type { Household } from "@goldmane/contracts/family/schema";
import type { App, Viewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { hashCode, makeCode } from "#platform/identity/household-codes.ts";
import { prepareHouseholdDeletion } from "#platform/identity/household-deletion.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { eraseHousehold } from "./data/store.ts";
import { presentHousehold } from "./present.ts";
import { findHousehold, hasOtherOperator, type HouseholdRow, updateHousehold } from "./store.ts";

export async function readHousehold(app: App, viewer: Viewer): Promise<Household> {
  return presentHousehold(await requireHousehold(app, viewer));
}

export async function renameHousehold(app: App, viewer: Viewer, name: string): Promise<Household> {
  const household = await requireHousehold(app, viewer);
  await updateHousehold(app.db, household.id, { name });
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "household.renamed" });
  return presentHousehold({ ...household, name });
}

/** Whether the household has a join code. */
export async function readCode(app: App, viewer: Viewer): Promise<{ isOut: boolean }> {
  const { code_hash: hash } = await requireHousehold(app, viewer);
  return { isOut: hash !== null };
}

/** Creates a join code. Only its hash is stored, so the code cannot be shown again. */
export async function renewCode(app: App, viewer: Viewer): Promise<{ code: string }> {
  const { id } = await requireOwnHousehold(app, viewer);
  const code = makeCode();
  const code_hash = hashCode(toCodeKey(code), app.config.sessionSecret);
  await updateHousehold(app.db, id, { code_hash });
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "household.code-renewed" });
  return { code };
}

export async function deleteCode(app: App, viewer: Viewer): Promise<void> {
  const { id } = await requireOwnHousehold(app, viewer);
  await updateHousehold(app.db, id, { code_hash: null });
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "household.code-dropped" });
}

/** Deletes a household with all its data and its account in one transaction. */
export async function deleteHousehold(app: App, viewer: Viewer, browser: Browser): Promise<void> {
  const { id, account_id } = await requireOwnHousehold(app, viewer);
  if (viewer.level !== "account") {
    throw new AppError("NOT_ALLOWED", "Only the account’s own password opens this.");
  }
  if (viewer.isOperator) await requireOtherOperator(app, account_id);
  await prepareHouseholdDeletion(app, id);
  await browser.setIdentity({
    level: "device",
    householdId: null,
    profileId: null,
    accountId: null,
    confirmedAt: null,
  });
  await app.db.transaction().execute((db) => eraseHousehold(db, { id, accountId: account_id }));
  await announceIdentityChange(app, { householdId: id });
}

/** A server without an operator couldn't be managed by anyone. */
async function requireOtherOperator({ db, config }: App, accountId: string): Promise<void> {
  const { operatorEmailKey } = config;
  if (await hasOtherOperator(db, { accountId, operatorEmailKey })) return;
  throw new AppError(
    "CONFLICT",
    "You’re this server’s only administrator. Make another account an administrator first.",
  );
}

async function requireHousehold(app: App, { householdId }: Viewer): Promise<HouseholdRow> {
  const household = householdId ? await findHousehold(app.db, householdId) : undefined;
  if (!household) throw new AppError("NOT_SIGNED_IN", "Sign in to your household first.");
  return household;
}

/** Rejects the demo household, which all visitors share. */
async function requireOwnHousehold(app: App, viewer: Viewer): Promise<HouseholdRow> {
  const household = await requireHousehold(app, viewer);
  if (household.is_demo !== 1) return household;
  throw new AppError("CONFLICT", "The demo household can’t be changed.");
}
