import { graceMs, plans, type Plan } from "./plans.ts";

export const subscriptionStates = ["trialing", "active", "past_due", "canceled", "none"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Null for an unknown plan. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

/**
 * Whether a household may watch whole films. A failed payment has a grace period; a canceled plan ends
 * with its paid period. Renewing plans have the grace period too, so that a late renewal locks no one
 * out.
 */
export function hasAccess(
  subscription: { state: SubscriptionState; periodEndAt: number | null } | null,
  now: number,
): boolean {
  if (!subscription) return false;
  const { state, periodEndAt } = subscription;
  switch (state) {
    case "none":
      return false;
    case "canceled":
      return periodEndAt !== null && now < periodEndAt;
    case "trialing":
    case "active":
    case "past_due":
      return periodEndAt === null || now < periodEndAt + graceMs;
  }
}

/** When access ends without further payment; null if it doesn't end. */
export function accessEndsAt(subscription: {
  state: SubscriptionState;
  periodEndAt: number | null;
}): number | null {
  const { state, periodEndAt } = subscription;
  if (periodEndAt === null) return null;
  return state === "canceled" ? periodEndAt : periodEndAt + graceMs;
}
