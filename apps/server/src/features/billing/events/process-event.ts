import { lockHouseholdForUpdate } from "#features/family/service.ts";
import {
  saveInvoice,
  saveBillingStatus,
  nothing,
  type BillingContext,
  readRank,
  readBillingStatus,
} from "#features/billing/billing-status.ts";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import type { GatewayEvent } from "#platform/payments/payments.ts";
import { findHousehold, insertEvent } from "./store.ts";

/**
 * Applies a gateway event once: its id and its effect are saved in one transaction. Events can arrive
 * in any order; the newest one wins.
 */
export async function processEvent(app: App, event: GatewayEvent): Promise<void> {
  const householdId = await app.db.transaction().execute(async (db) => {
    const isNew = await insertEvent(db, event, app.now());
    if (!isNew) return null;
    const id = await findHousehold(db, event);
    const isThere = id !== null && (await lockHouseholdForUpdate({ db }, id));
    if (!isThere) {
      app.log.warn(
        { event: "billing.event_without_household", eventId: event.id, kind: event.kind },
        "A gateway event belongs to no known household.",
      );
      return null;
    }
    await apply({ ...app, db }, id, event);
    const { kind } = event;
    await recordAudit(app, db, { householdId: id, kind: "billing.heard", details: { kind } });
    return id;
  });
  if (householdId) await announceIdentityChange(app, { householdId });
}

async function apply(
  context: BillingContext,
  householdId: string,
  event: GatewayEvent,
): Promise<void> {
  const { status: heard, bill, card, creditCents, customerRef } = event;
  if (bill) await saveInvoice(context, householdId, bill);
  const before = await readBillingStatus(context, householdId);
  const known = { customerRef, ...(creditCents !== null && { creditCents }) };
  const isNewest = heard !== null && heard.rank > (await readRank(context, householdId));
  if (isNewest) {
    const { rank, ...facts } = heard;
    const paysBy = card ?? before?.card ?? null;
    const now = { ...(before ?? nothing), ...facts, ...known, card: paysBy, checkoutRef: null };
    await saveBillingStatus(context, householdId, now, {
      heardAt: event.createdAt,
      heardRank: rank,
    });
  } else if (before) {
    await saveBillingStatus(context, householdId, { ...before, ...known });
  }
}
