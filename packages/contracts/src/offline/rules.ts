import { type SubscriptionState, accessEndsAt } from "#subscription/rules.ts";
import { licenseMs } from "./limits.ts";

/**
 * Until when a download may be played without contact to the server: never longer than the plan
 * lasts.
 */
export function licenseEnd(
  subscription: { state: SubscriptionState; periodEndAt: number | null } | null,
  now: number,
): number {
  const planEnd = subscription ? accessEndsAt(subscription) : null;
  return Math.min(now + licenseMs, planEnd ?? Number.POSITIVE_INFINITY);
}
