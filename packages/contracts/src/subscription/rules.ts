import { graceMs, plans, type Plan } from "./plans.ts";

export const subscriptionStates = ["trialing", "active", "past_due", "canceled", "none"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Null for a name of no plan that is sold. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

/**
 * Whether a household may watch whole films. A failed payment has its grace, a canceled plan its
 * paid time; one that renews has the grace as well, so that a late clock shuts nobody out.
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

/** When access ends if nothing more is paid; null where no end is known. */
export function accessEndsAt(subscription: {
  state: SubscriptionState;
  periodEndAt: number | null;
}): number | null {
  const { state, periodEndAt } = subscription;
  if (periodEndAt === null) return null;
  return state === "canceled" ? periodEndAt : periodEndAt + graceMs;
}
