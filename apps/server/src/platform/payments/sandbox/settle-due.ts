import { renewalRetryMs } from "@goldmane/contracts/billing/limits";
import { nextPeriodEnd } from "@goldmane/contracts/billing/rules";
import { AppError } from "@goldmane/contracts/errors";
import { graceMs } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import type { Settlement, BillingStatus } from "#platform/payments/payments.ts";
import { applyCredit, toBill } from "./apply-credit.ts";
import { chargeCard } from "./validate-card.ts";

/** Renews at the end of the period, retries during the grace period, then ends the plan. */
export async function settleDue(
  status: BillingStatus,
  { householdId, at }: { householdId: string; at: number },
): Promise<Settlement> {
  const { dueAt, periodEndAt, state } = status;
  const plan = findPlan(status.plan);
  if (dueAt === null || dueAt > at || periodEndAt === null || !plan) return { status, bills: [] };
  const cost = applyCredit(
    [{ label: `${plan.name}, one month`, cents: plan.cents }],
    status.creditCents,
  );
  const ref = `renewal ${householdId} ${periodEndAt}`;
  const bill = { cost, status, ref, at: periodEndAt };

  const isOver = state === "past_due" && at >= periodEndAt + graceMs;
  if (status.cancelAtPeriodEnd || isOver) {
    const ended: BillingStatus = { ...status, state: "canceled", dueAt: null };
    const owed = state === "past_due" ? [toBill({ ...bill, state: "void" })] : [];
    return { status: ended, bills: owed };
  }
  try {
    if (cost.dueCents > 0) chargeCard(status.card, at);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const nextTryAt = Math.min(at + renewalRetryMs, periodEndAt + graceMs);
    const owing: BillingStatus = { ...status, state: "past_due", dueAt: nextTryAt };
    return { status: owing, bills: [toBill({ ...bill, state: "open" })] };
  }
  return { status: renew(status, cost.creditCents, at), bills: [toBill(bill)] };
}

/** A late renewal starts now, so that downtime of the server is not charged. */
function renew(status: BillingStatus, creditCents: number, at: number): BillingStatus {
  const { periodEndAt, anchorAt } = status;
  const startsAt = periodEndAt ?? at;
  const endsAt = nextPeriodEnd(anchorAt ?? startsAt, startsAt);
  const isLate = endsAt <= at;
  const anchor = isLate ? at : (anchorAt ?? startsAt);
  const end = isLate ? nextPeriodEnd(at, at) : endsAt;
  return {
    ...status,
    state: "active",
    periodStartAt: isLate ? at : startsAt,
    periodEndAt: end,
    anchorAt: anchor,
    creditCents,
    dueAt: end,
  };
}
