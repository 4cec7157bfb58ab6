import type { Db } from "#platform/db/open-db.ts";

/** Households by plan and state; `renewing` counts those with a paid plan that renews. */
export async function countPlans(db: Db) {
  return await db
    .selectFrom("subscription")
    .leftJoin("billing_account as billing", "billing.household_id", "subscription.household_id")
    .select(["subscription.plan", "subscription.state"])
    .select((is) => is.fn.countAll<number>().as("households"))
    .select((is) =>
      is.fn
        .sum<number | null>(
          is
            .case()
            .when(
              is.and([
                is("subscription.state", "in", ["active", "past_due"]),
                is("subscription.cancel_at_period_end", "=", 0),
                is.or([
                  is("billing.subscription_ref", "is not", null),
                  is("billing.anchor_at", "is not", null),
                ]),
              ]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as("renewing"),
    )
    .groupBy(["subscription.plan", "subscription.state"])
    .execute();
}

export async function countHouseholds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("household")
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
