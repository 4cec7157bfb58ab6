import type { KeptCard } from "@goldmane/contracts/billing/schema";
import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import type { BillingStatus } from "#platform/payments/payments.ts";

type AccountRow = Selectable<Tables["billing_account"]>;

/** The payment part of a household's billing status; the rest is in `subscription`. */
export type BillingAccount = Pick<
  BillingStatus,
  "customerRef" | "subscriptionRef" | "checkoutRef" | "card" | "creditCents" | "anchorAt" | "dueAt"
> & { householdId: string; heardAt: number; heardRank: string };

export async function findBillingAccount(
  db: Db,
  householdId: string,
): Promise<BillingAccount | null> {
  const row = await db
    .selectFrom("billing_account")
    .selectAll()
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function upsertBillingAccount(db: Db, account: BillingAccount): Promise<void> {
  const { householdId, card } = account;
  const columns = {
    customer_ref: account.customerRef,
    subscription_ref: account.subscriptionRef,
    checkout_ref: account.checkoutRef,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_exp_month: card?.expMonth ?? null,
    card_exp_year: card?.expYear ?? null,
    credit_cents: account.creditCents,
    anchor_at: account.anchorAt,
    due_at: account.dueAt,
    heard_at: account.heardAt,
    heard_rank: account.heardRank,
  };
  await db
    .insertInto("billing_account")
    .values({ household_id: householdId, ...columns })
    .onConflict((conflict) => conflict.column("household_id").doUpdateSet(columns))
    .execute();
}

/** Makes the plans that were paid here, without a gateway of their own, due at once. */
export async function endOwnBilling(db: Db, now: number): Promise<void> {
  await db
    .updateTable("billing_account")
    .set({ due_at: now })
    .where("anchor_at", "is not", null)
    .where("subscription_ref", "is", null)
    .where("due_at", ">", now)
    .execute();
}

/** Whether a household has a running plan that isn't complimentary. */
export async function hasPaidPlan(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("billing_account")
    .innerJoin("subscription", "subscription.household_id", "billing_account.household_id")
    .select("billing_account.household_id")
    .where("subscription.state", "in", ["trialing", "active", "past_due"])
    .where((is) => is.or([is("anchor_at", "is not", null), is("subscription_ref", "is not", null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Households with a due settlement, longest overdue first. */
export async function listDue(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("billing_account")
    .select("household_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ household_id }) => household_id);
}

function toAccount(row: AccountRow): BillingAccount {
  return {
    householdId: row.household_id,
    customerRef: row.customer_ref,
    subscriptionRef: row.subscription_ref,
    checkoutRef: row.checkout_ref,
    card: toCard(row),
    creditCents: row.credit_cents,
    anchorAt: row.anchor_at,
    dueAt: row.due_at,
    heardAt: row.heard_at,
    heardRank: row.heard_rank,
  };
}

function toCard(row: AccountRow): KeptCard | null {
  const { card_brand, card_last4, card_exp_month, card_exp_year } = row;
  if (!card_brand || !card_last4 || card_exp_month === null || card_exp_year === null) return null;
  return {
    brand: card_brand,
    last4: card_last4,
    expMonth: card_exp_month,
    expYear: card_exp_year,
  };
}
