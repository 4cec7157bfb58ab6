import { addMonths } from "@goldmane/contracts/billing/rules";
import type { PlanId } from "@goldmane/contracts/subscription/plans";
import type { Standing } from "#platform/payments/payments.ts";
import { nothing } from "./standing.ts";

/** Nobody pays for it: no gateway knows it, and no day was set that payments are counted from. */
export function isGiven({ subscriptionRef, anchorAt }: Standing): boolean {
  return subscriptionRef === null && anchorAt === null;
}

/** For so many months, or for good. The card and the credit of an earlier plan stay. */
export function giveStanding(
  before: Standing | null,
  { plan, months, at }: { plan: PlanId; months: number | null; at: number },
): Standing {
  const endsAt = months === null ? null : addMonths(at, months);
  return {
    ...(before ?? nothing),
    plan,
    state: "active",
    periodStartAt: at,
    periodEndAt: endsAt,
    cancelAtPeriodEnd: endsAt !== null,
    subscriptionRef: null,
    anchorAt: null,
    dueAt: endsAt,
  };
}

export function endGiven(standing: Standing, at: number): Standing {
  const endsAt = Math.min(standing.periodEndAt ?? at, at);
  return { ...standing, state: "canceled", periodEndAt: endsAt, dueAt: null };
}
