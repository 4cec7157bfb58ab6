import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan, type SubscriptionState } from "@goldmane/contracts/subscription/rules";
import { say } from "#platform/words/say.ts";

const states = (): Readonly<Record<SubscriptionState, string>> => ({
  trialing: say`trying`,
  active: say`active`,
  past_due: say`past due`,
  canceled: say`ended`,
  none: "",
});

export function namePlan(id: PlanId | null): string {
  return (id && findPlan(id)?.name) || say`No plan`;
}

/** A suffix for a plan's name; empty for an ordinary state. */
export function nameState(state: SubscriptionState): string {
  return states()[state] && `, ${states()[state]}`;
}
