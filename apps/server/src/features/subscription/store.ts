import type { SubscriptionState } from "@goldmane/contracts/subscription/rules";
import type { Db } from "#platform/db/open-db.ts";

export type Subscription = {
  plan: string;
  state: SubscriptionState;
  periodStartAt: number | null;
  periodEndAt: number | null;
  cancelAtPeriodEnd: boolean;
};

export async function findSubscription(db: Db, householdId: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom("subscription")
    .selectAll()
    .where("household_id", "=", householdId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    plan: row.plan,
    state: row.state,
    periodStartAt: row.period_start_at,
    periodEndAt: row.period_end_at,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
  };
}

export async function upsertSubscription(
  db: Db,
  householdId: string,
  { now, ...subscription }: Subscription & { now: number },
): Promise<void> {
  const columns = {
    plan: subscription.plan,
    state: subscription.state,
    period_start_at: subscription.periodStartAt,
    period_end_at: subscription.periodEndAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd ? 1 : 0,
    updated_at: now,
  };
  await db
    .insertInto("subscription")
    .values({ household_id: householdId, ...columns })
    .onConflict((conflict) => conflict.column("household_id").doUpdateSet(columns))
    .execute();
}

/** The number of profiles, including those waiting for approval. */
export async function countProfiles(db: Db, householdId: string): Promise<number> {
  const { count } = await db
    .selectFrom("profile")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("household_id", "=", householdId)
    .executeTakeFirstOrThrow();
  return count;
}
