import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { AppError } from "@goldmane/contracts/errors";
import { recordOperatorAudit } from "#features/admin/record-operator-audit.ts";
import { verifyOwner } from "#features/account/service.ts";
import { endPlan, givePlan } from "#features/billing/service.ts";
import type { App, Viewer, OperatorViewer } from "#platform/app.ts";
import {
  announceIdentityChange,
  deleteHouseholdSessions,
} from "#platform/identity/session-changes.ts";
import { requireHousehold } from "./read-household.ts";

export async function verifyEmailByHand(app: App, operator: Viewer, householdId: string) {
  const { email } = await requireHousehold(app, householdId);
  await app.db.transaction().execute(async (db) => {
    const isThere = await verifyOwner({ db }, householdId);
    if (!isThere) throw new AppError("NOT_FOUND", "This household no longer exists.");
    const details = { email };
    await recordOperatorAudit({ ...app, db }, operator, {
      kind: "email-verified",
      householdId,
      details,
    });
  });
  // Verifying the operator's address grants operator rights.
  await announceIdentityChange(app, { householdId });
}

/** Ends all sessions of a household except the operator's own. */
export async function signHouseholdOut(app: App, operator: OperatorViewer, householdId: string) {
  await requireHousehold(app, householdId);
  await app.db.transaction().execute(async (db) => {
    await deleteHouseholdSessions(db, householdId, { but: operator.sessionId });
    await recordOperatorAudit({ ...app, db }, operator, {
      kind: "household-signed-out",
      householdId,
    });
  });
  await announceIdentityChange(app, { householdId });
}

export async function giveHouseholdPlan(
  app: App,
  operator: Viewer,
  householdId: string,
  gift: { plan: PlanId; months: number | null; key: string },
): Promise<void> {
  await requireHousehold(app, householdId);
  const { plan, months } = gift;
  await givePlan(app, householdId, gift, (context) =>
    recordOperatorAudit(context, operator, {
      kind: "plan-given",
      householdId,
      details: { plan, months },
    }),
  );
}

export async function stopHouseholdPlan(
  app: App,
  operator: Viewer,
  householdId: string,
  key: string,
): Promise<void> {
  const { is_demo } = await requireHousehold(app, householdId);
  if (is_demo === 1) throw new AppError("CONFLICT", "The demo’s plan can’t be ended.");
  await endPlan(app, householdId, key, (context, plan) =>
    recordOperatorAudit(context, operator, {
      kind: "plan-stopped",
      householdId,
      details: { plan },
    }),
  );
}
