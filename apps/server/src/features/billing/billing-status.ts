import { AppError } from "@goldmane/contracts/errors";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { saveSubscription, readSubscription } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import type { Bill, Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { numberInvoice } from "./invoices/number-invoice.ts";
import { upsertInvoice } from "./invoices/store.ts";
import { findBillingAccount, upsertBillingAccount } from "./store.ts";

/** Inside a transaction, `db` is that transaction. */
export type BillingContext = Pick<App, "db" | "now" | "payments">;

/** The status of a household's plan and payments; null before its first plan. */
export async function readBillingStatus(
  context: BillingContext,
  householdId: string,
): Promise<BillingStatus | null> {
  const subscription = await readSubscription(context, householdId);
  const plan = subscription && findPlan(subscription.plan);
  if (!subscription || !plan) return null;
  const account = await findBillingAccount(context.db, householdId);
  return {
    ...subscription,
    plan: plan.id,
    customerRef: account?.customerRef ?? null,
    subscriptionRef: account?.subscriptionRef ?? null,
    checkoutRef: account?.checkoutRef ?? null,
    card: account?.card ?? null,
    creditCents: account?.creditCents ?? 0,
    anchorAt: account?.anchorAt ?? null,
    dueAt: account?.dueAt ?? null,
  };
}

export async function requireBillingStatus(
  context: BillingContext,
  householdId: string,
): Promise<BillingStatus> {
  const status = await readBillingStatus(context, householdId);
  if (status) return status;
  throw new AppError("CONFLICT", "Your household has no plan yet.");
}

/** The status before the first payment. */
export const nothing: Omit<BillingStatus, "plan"> = {
  state: "none",
  periodStartAt: null,
  periodEndAt: null,
  cancelAtPeriodEnd: false,
  customerRef: null,
  subscriptionRef: null,
  checkoutRef: null,
  card: null,
  creditCents: 0,
  anchorAt: null,
  dueAt: null,
};

/** The `rank` of the newest gateway event applied to a household; "" before the first. */
export async function readRank({ db }: BillingContext, householdId: string): Promise<string> {
  return (await findBillingAccount(db, householdId))?.heardRank ?? "";
}

/** Saves everything that resulted from a gateway call, in the caller's transaction. */
export async function saveSettlement(
  context: BillingContext,
  householdId: string,
  { status, bills }: Settlement,
): Promise<void> {
  await saveBillingStatus(context, householdId, status);
  for (const bill of bills) await saveInvoice(context, householdId, bill);
}

/** `heard` is the time and rank of the gateway event that caused the change, if any. */
export async function saveBillingStatus(
  { db, now }: BillingContext,
  householdId: string,
  status: BillingStatus,
  heard?: { heardAt: number; heardRank: string },
): Promise<void> {
  const known = await findBillingAccount(db, householdId);
  const { plan, state, periodStartAt, periodEndAt, cancelAtPeriodEnd, ...account } = status;
  const subscription = { plan, state, periodStartAt, periodEndAt, cancelAtPeriodEnd };
  await saveSubscription({ db, now }, householdId, subscription);
  await upsertBillingAccount(db, {
    ...account,
    householdId,
    heardAt: heard?.heardAt ?? known?.heardAt ?? 0,
    heardRank: heard?.heardRank ?? known?.heardRank ?? "",
  });
}

export async function saveInvoice(
  { db, now }: BillingContext,
  householdId: string,
  bill: Bill,
): Promise<void> {
  const id = newId(now());
  const number = bill.number ?? numberInvoice(id, bill.issuedAt);
  await upsertInvoice(db, householdId, { id, number, bill });
}
