import type { SubscriptionState } from "@goldmane/contracts/subscription/rules";
import type { Db } from "#platform/db/client.ts";

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
    state: row.state as SubscriptionState,
    periodStartAt: row.period_start_at,
    periodEndAt: row.period_end_at,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
  };
}

/** How many profiles there are, those that wait for a yes among them. */
export async function countProfiles(db: Db, householdId: string): Promise<number> {
  const { count } = await db
    .selectFrom("profile")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("household_id", "=", householdId)
    .executeTakeFirstOrThrow();
  return count;
}
