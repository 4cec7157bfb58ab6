import * as api from "@goldmane/contracts/billing/api";
import { invoicesAtMost } from "@goldmane/contracts/billing/limits";
import {
  type Billing,
  billing,
  type GivenCard,
  type Invoice,
} from "@goldmane/contracts/billing/schema";
import { AppError } from "@goldmane/contracts/errors";
import { complimentaryPlan, type PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import * as z from "zod/mini";
import { readOwnerEmail } from "#features/account/service.ts";
import { readAccess } from "#features/subscription/service.ts";
import type { App, HouseholdViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import type { Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { payOnce } from "./calls/pay-once.ts";
import { endGiven, toGivenStatus, isGiven } from "./given-plan.ts";
import { listInvoiceRows } from "./invoices/store.ts";
import { hasPaidPlan } from "./store.ts";
import { presentBilling, presentInvoice } from "./present.ts";
import {
  saveSettlement,
  requireBillingStatus,
  nothing,
  type BillingContext,
  readBillingStatus,
} from "./billing-status.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { newId } from "#platform/ids.ts";

export async function readBilling(
  { db, now, payments }: BillingContext,
  { householdId, isDemo }: Pick<HouseholdViewer, "householdId" | "isDemo">,
): Promise<Billing> {
  const id = householdId;
  const status = await readBillingStatus({ db, now, payments }, id);
  const access = await readAccess({ db, now }, id);
  return presentBilling({ status, access, gateway: payments.gateway, isDemo });
}

/** Whether the household has a plan that costs nothing and doesn't end. */
export async function hasComplimentaryPlan(
  { db, now, payments }: BillingContext,
  { householdId, isDemo }: Pick<HouseholdViewer, "householdId" | "isDemo">,
): Promise<boolean> {
  if (isDemo) return false;
  const status = await readBillingStatus({ db, now, payments }, householdId);
  return status?.state === "active" && status.periodEndAt === null && isGiven(status);
}

export async function readInvoices(
  { db }: App,
  { householdId }: Pick<HouseholdViewer, "householdId">,
): Promise<Invoice[]> {
  const rows = await listInvoiceRows(db, householdId, invoicesAtMost);
  return rows.map(presentInvoice);
}

/** Charges a plan's first month, or returns the gateway's checkout URL. */
export async function subscribe(
  app: App,
  viewer: HouseholdViewer,
  { plan: planId, key, card }: { plan: PlanId; key: string; card?: GivenCard | undefined },
): Promise<{ billing: Billing; redirectUrl: string | null }> {
  const householdId = viewer.householdId;
  const plan = requirePlan(planId);
  const call = { householdId, key, operation: `subscribe ${planId}`, reply: api.subscribe.reply };
  const done = await payOnce(app, call, async () => {
    const before = await readBillingStatus(app, householdId);
    if (before && isRunning(before)) {
      throw new AppError("CONFLICT", "Your household already has a plan. Change it instead.");
    }
    const email = (await readOwnerEmail(app, householdId)) ?? "";
    const at = app.now();
    const order = { householdId, key, at, plan, card: card ?? null, email, before };
    const started = await app.payments.subscribe(order);
    return async (db) => {
      if (started.kind === "elsewhere") {
        await saveCheckout({ ...app, db }, householdId, { before, plan: planId, ...started });
        return { billing: await readBilling({ ...app, db }, viewer), redirectUrl: started.url };
      }
      await saveSettlement({ ...app, db }, householdId, started.settlement);
      const entry = { ...byViewer(viewer), kind: "billing.subscribed", details: { plan: planId } };
      await recordAudit(app, db, entry);
      return { billing: await readBilling({ ...app, db }, viewer), redirectUrl: null };
    };
  });
  await announceIdentityChange(app, { householdId });
  return done;
}

/** Saves the references of a checkout at the gateway. The plan starts when its event arrives. */
async function saveCheckout(
  context: BillingContext,
  householdId: string,
  facts: { before: BillingStatus | null; plan: PlanId; customerRef: string; checkoutRef: string },
): Promise<void> {
  const { before, plan, customerRef, checkoutRef } = facts;
  const status = before ?? { ...nothing, plan };
  const settlement = { status: { ...status, customerRef, checkoutRef }, bills: [] };
  await saveSettlement(context, householdId, settlement);
}

/** Whether a household has a running plan given by the operator. */
export async function isPlanGiven(context: BillingContext, householdId: string): Promise<boolean> {
  const status = await readBillingStatus(context, householdId);
  return status !== null && isRunning(status) && isGiven(status);
}

/**
 * Gives a household a free plan; `also` runs in the same transaction.
 * @throws AppError CONFLICT if the household has a paid plan.
 */
export async function givePlan(
  app: App,
  householdId: string,
  { plan, months, key }: { plan: PlanId; months: number | null; key: string },
  also: (context: App) => Promise<void>,
): Promise<void> {
  const operation = `give ${plan} ${months}`;
  await payOnce(app, { householdId, key, operation, reply: z.null() }, async () => {
    const before = await readBillingStatus(app, householdId);
    if (before && isRunning(before) && !isGiven(before)) {
      throw new AppError("CONFLICT", "This household has a paid plan. Wait until it ends.");
    }
    const status = toGivenStatus(before, { plan, months, at: app.now() });
    return async (db) => {
      await saveSettlement({ ...app, db }, householdId, { status, bills: [] });
      await also({ ...app, db });
      return null;
    };
  });
  await announceIdentityChange(app, { householdId });
}

/** Gives a new household the largest plan for good, in the caller's transaction. */
export async function startComplimentaryPlan(
  context: BillingContext,
  householdId: string,
): Promise<void> {
  const gift = { plan: complimentaryPlan.id, months: null, at: context.now() };
  const status = toGivenStatus(null, gift);
  await saveSettlement(context, householdId, { status, bills: [] });
}

/** Whether any household pays for its plan. */
export async function hasPaidPlans({ db }: Pick<App, "db">): Promise<boolean> {
  return await hasPaidPlan(db);
}

/** Ends a plan: a given one at once, a paid one at the end of its period. */
export async function endPlan(
  app: App,
  householdId: string,
  key: string,
  also: (context: App, plan: PlanId) => Promise<void>,
): Promise<void> {
  await payOnce(app, { householdId, key, operation: "end", reply: z.null() }, async () => {
    const status = await readBillingStatus(app, householdId);
    if (!status || !isRunning(status)) {
      throw new AppError("CONFLICT", "This household has no plan to end.");
    }
    const at = app.now();
    const settlement = isGiven(status)
      ? { status: endGiven(status, at), bills: [] }
      : await app.payments.cancel(status, { householdId, key, at });
    return async (db) => {
      await saveSettlement({ ...app, db }, householdId, settlement);
      await also({ ...app, db }, status.plan);
      return null;
    };
  });
  await announceIdentityChange(app, { householdId });
}

/** Cancels the subscription of a household that is about to be deleted. */
export async function cancelBilling(app: App, householdId: string): Promise<void> {
  const status = await readBillingStatus(app, householdId);
  if (!status || !isRunning(status) || isGiven(status) || status.cancelAtPeriodEnd) return;
  await endPlan(app, householdId, newId(app.now()), async () => {});
}

export async function cancelPlan(app: App, viewer: HouseholdViewer, key: string): Promise<Billing> {
  return await changeSubscriptionOnce(
    app,
    viewer,
    { key, operation: "cancel" },
    async (status, call) => {
      if (viewer.isDemo) throw new AppError("CONFLICT", "The demo’s plan can’t be ended.");
      requireRunning(status);
      if (status.cancelAtPeriodEnd) return { status, bills: [] };
      return await app.payments.cancel(status, call);
    },
  );
}

export async function resumePlan(app: App, viewer: HouseholdViewer, key: string): Promise<Billing> {
  return await changeSubscriptionOnce(
    app,
    viewer,
    { key, operation: "resume" },
    async (status, call) => {
      requireRunning(status);
      if (!status.cancelAtPeriodEnd) return { status, bills: [] };
      return await app.payments.resume(status, call);
    },
  );
}

export async function replaceCard(
  app: App,
  viewer: HouseholdViewer,
  { card, key }: { card: GivenCard; key: string },
): Promise<Billing> {
  return await changeSubscriptionOnce(
    app,
    viewer,
    { key, operation: "card" },
    async (status, call) => {
      requireRunning(status);
      return await app.payments.replaceCard(status, card, call);
    },
  );
}

/** The URL of the gateway's customer portal. */
export async function openPortal(app: App, viewer: HouseholdViewer): Promise<{ url: string }> {
  const status = await requireBillingStatus(app, viewer.householdId);
  return { url: await app.payments.openPortal(status) };
}

type Change = (
  status: BillingStatus,
  call: { householdId: string; key: string; at: number },
) => Promise<Settlement>;

/** Changes a household's subscription once per key, and saves the outcome with an audit entry. */
export async function changeSubscriptionOnce(
  app: App,
  viewer: HouseholdViewer,
  { key, operation, kind }: { key: string; operation: string; kind?: string },
  change: Change,
  also: (context: BillingContext) => Promise<void> = async () => {},
): Promise<Billing> {
  const householdId = viewer.householdId;
  const call = { householdId, key, operation, reply: billing };
  const changed = await payOnce(app, call, async () => {
    const status = await requireBillingStatus(app, householdId);
    const settlement = await change(status, { householdId, key, at: app.now() });
    return async (db) => {
      const context = { ...app, db };
      await saveSettlement(context, householdId, settlement);
      await also(context);
      const [name] = operation.split(" ", 1);
      await recordAudit(app, db, { ...byViewer(viewer), kind: kind ?? `billing.${name}` });
      return await readBilling(context, viewer);
    };
  });
  await announceIdentityChange(app, { householdId });
  return changed;
}

export function requirePlan(id: PlanId) {
  const plan = findPlan(id);
  if (!plan) throw new AppError("NOT_FOUND", "This plan doesn’t exist.");
  return plan;
}

function isRunning({ state }: BillingStatus): boolean {
  return state === "trialing" || state === "active" || state === "past_due";
}

export function requireRunning(status: BillingStatus): void {
  if (!isRunning(status)) throw new AppError("CONFLICT", "Your household has no plan to change.");
}
