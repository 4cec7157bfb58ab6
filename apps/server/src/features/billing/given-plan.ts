import { addMonths } from "@goldmane/contracts/billing/rules";
import type { PlanId } from "@goldmane/contracts/subscription/plans";
import type { BillingStatus } from "#platform/payments/payments.ts";
import { nothing } from "./billing-status.ts";

/** True for a plan given by the operator: no gateway subscription and no billing anchor. */
export function isGiven({ subscriptionRef, anchorAt }: BillingStatus): boolean {
  return subscriptionRef === null && anchorAt === null;
}

/** `months` null means forever. Keeps the card and credit of an earlier plan. */
export function toGivenStatus(
  before: BillingStatus | null,
  { plan, months, at }: { plan: PlanId; months: number | null; at: number },
): BillingStatus {
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

export function endGiven(status: BillingStatus, at: number): BillingStatus {
  const endsAt = Math.min(status.periodEndAt ?? at, at);
  return { ...status, state: "canceled", periodEndAt: endsAt, dueAt: null };
}
