import { AppError } from "@goldmane/contracts/errors";
import { recordOperatorAudit } from "#features/admin/record-operator-audit.ts";
import type { App, Viewer } from "#platform/app.ts";
import { announceIdentityChange, deleteAnySession } from "#platform/identity/session-changes.ts";

/** @throws AppError CONFLICT for the operator's own session. */
export async function revokeAnySession(app: App, operator: Viewer, id: string): Promise<void> {
  if (id === operator.sessionId) {
    throw new AppError("CONFLICT", "You’re using this device. Sign out from the menu instead.");
  }
  await app.db.transaction().execute(async (db) => {
    const gone = await deleteAnySession(db, id);
    if (!gone) throw new AppError("NOT_FOUND", "This device is already signed out.");
    const entry = { householdId: gone.household_id, details: { session: id } };
    await recordOperatorAudit({ ...app, db }, operator, { ...entry, kind: "session-revoked" });
  });
  await announceIdentityChange(app, { sessionId: id });
}
