import { billing } from "@goldmane/contracts/billing/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { payOnce } from "./calls/pay-once.ts";
import { deleteOldCalls } from "./calls/store.ts";
import { endGiven, isGiven } from "./given-plan.ts";
import { saveSettlement, readBillingStatus } from "./billing-status.ts";
import { listDue } from "./store.ts";

const householdsAtOnce = 200;
/** Idempotency keys are kept for a week; no browser retries with the same key for that long. */
const callsKeptMs = 7 * 24 * 3_600_000;

/** Settles all due plans: renewals, payment retries, ends. A failure does not stop the others. */
export async function settleAllDue(app: App, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await listDue(app.db, app.now(), householdsAtOnce);
    let settled = 0;
    for (const householdId of due) {
      signal?.throwIfAborted();
      try {
        await settleHousehold(app, householdId);
        settled += 1;
      } catch (error) {
        app.log.error(
          { event: "billing.settlement_failed", err: error, householdId },
          "A due plan could not be settled.",
        );
      }
    }
    if (due.length < householdsAtOnce || settled === 0) break;
  }
  await deleteOldCalls(app.db, app.now() - callsKeptMs);
}

async function settleHousehold(app: App, householdId: string): Promise<void> {
  const before = await readBillingStatus(app, householdId);
  if (!before?.dueAt) return;
  // The same key on all nodes, so that concurrent nodes settle once.
  const call = {
    householdId,
    key: `due ${before.dueAt}`,
    operation: "due",
    reply: billing.shape.state,
  };
  await payOnce(app, call, async () => {
    const status = await readBillingStatus(app, householdId);
    if (!status) throw new AppError("NOT_FOUND", "This household no longer exists.");
    const at = app.now();
    // Given plans don't exist at the gateway.
    const settlement = isGiven(status)
      ? { status: endGiven(status, at), bills: [] }
      : await app.payments.settleDue(status, { householdId, at });
    return async (db) => {
      await saveSettlement({ ...app, db }, householdId, settlement);
      const { state, plan } = settlement.status;
      const details = { plan, state };
      await recordAudit(app, db, { householdId, kind: "billing.settled-due", details });
      return state;
    };
  });
  await announceIdentityChange(app, { householdId });
}
