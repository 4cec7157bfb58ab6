import type { PlanReport, PlanCount } from "@goldmane/contracts/admin/schema";
import { plans } from "@goldmane/contracts/subscription/plans";
import { subscriptionStates } from "@goldmane/contracts/subscription/rules";
import type { App } from "#platform/app.ts";
import { countHouseholds, countPlans } from "./store.ts";

/** Household counts per plan and state, in the order of the price list. */
export async function readPlans({ db }: App): Promise<PlanReport> {
  const rows = await countPlans(db);
  const households = await countHouseholds(db);
  const counts = plans.flatMap(({ id, cents }) =>
    subscriptionStates.flatMap((state): PlanCount[] => {
      const row = rows.find((one) => one.plan === id && one.state === state);
      if (!row || state === "none") return [];
      const renewing = row.renewing ?? 0;
      const monthlyCents = renewing * cents;
      return [{ plan: id, state, households: row.households, renewing, monthlyCents }];
    }),
  );
  const sum = (key: "households" | "monthlyCents") =>
    counts.reduce((total, count) => total + count[key], 0);
  return {
    counts,
    households,
    withoutPlan: Math.max(0, households - sum("households")),
    monthlyCents: sum("monthlyCents"),
  };
}
