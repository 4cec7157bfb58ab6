import { AppError } from "@goldmane/contracts/errors";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { keepSubscription, readSubscription } from "#features/subscription/service.ts";
import type { App } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import type { Bill, Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { numberInvoice } from "./invoices/number-invoice.ts";
import { upsertInvoice } from "./invoices/store.ts";
import { findBillingAccount, upsertBillingAccount } from "./store.ts";

/** Inside a transaction pass it as `db`. */
export type Place = Pick<App, "db" | "now" | "payments">;

/** How a household's plan stands and is paid for; null before it ever had one. */
export async function readBillingStatus(
  place: Place,
  householdId: string,
): Promise<BillingStatus | null> {
  const subscription = await readSubscription(place, householdId);
  const plan = subscription && findPlan(subscription.plan);
  if (!subscription || !plan) return null;
  const account = await findBillingAccount(place.db, householdId);
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
  place: Place,
  householdId: string,
): Promise<BillingStatus> {
  const status = await readBillingStatus(place, householdId);
  if (status) return status;
  throw new AppError("CONFLICT", "Your household has no plan yet.");
}

/** Before anything was paid. */
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

/** How new the last word was that the gateway sent of a household, as `HeardStanding.rank` has it. */
export async function readRank({ db }: Place, householdId: string): Promise<string> {
  return (await findBillingAccount(db, householdId))?.heardRank ?? "";
}

/** Writes down all that came of something at the gateway, in the caller's transaction. */
export async function saveSettlement(
  place: Place,
  householdId: string,
  { status, bills }: Settlement,
): Promise<void> {
  await saveBillingStatus(place, householdId, status);
  for (const bill of bills) await saveInvoice(place, householdId, bill);
}

/** With the rank of the word that said so, where one did. */
export async function saveBillingStatus(
  { db, now, payments }: Place,
  householdId: string,
  status: BillingStatus,
  heard?: { heardAt: number; heardRank: string },
): Promise<void> {
  const known = await findBillingAccount(db, householdId);
  const { plan, state, periodStartAt, periodEndAt, cancelAtPeriodEnd, ...account } = status;
  const subscription = { plan, state, periodStartAt, periodEndAt, cancelAtPeriodEnd };
  await keepSubscription({ db, now }, householdId, subscription);
  await upsertBillingAccount(db, {
    ...account,
    householdId,
    gateway: payments.gateway,
    heardAt: heard?.heardAt ?? known?.heardAt ?? 0,
    heardRank: heard?.heardRank ?? known?.heardRank ?? "",
  });
}

export async function saveInvoice({ db }: Place, householdId: string, bill: Bill): Promise<void> {
  const id = newId(bill.issuedAt);
  const number = bill.number ?? numberInvoice(id, bill.issuedAt);
  await upsertInvoice(db, householdId, { id, number, bill });
}
