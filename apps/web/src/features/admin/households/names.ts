import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan, type SubscriptionState } from "@goldmane/contracts/subscription/rules";

const states: Readonly<Record<SubscriptionState, string>> = {
  trialing: "trying",
  active: "active",
  past_due: "past due",
  canceled: "ended",
  none: "",
};

export function namePlan(id: PlanId | null): string {
  return (id && findPlan(id)?.name) || "No plan";
}

/** After a plan's name; nothing where there is nothing to say. */
export function nameState(state: SubscriptionState): string {
  return states[state] && `, ${states[state]}`;
}
