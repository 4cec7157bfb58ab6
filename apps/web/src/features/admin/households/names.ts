import type { PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan, type SubscriptionState } from "@goldmane/contracts/subscription/rules";
import { say } from "#platform/words/say.ts";

export const subscriptionStateNames = (): Readonly<Record<SubscriptionState, string>> => ({
  trialing: say`trial`,
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
  const name = subscriptionStateNames()[state];
  return name && `, ${name}`;
}
