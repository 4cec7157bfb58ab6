import { renewalRetryMs } from "@goldmane/contracts/billing/limits";
import { nextPeriodEnd } from "@goldmane/contracts/billing/rules";
import { AppError } from "@goldmane/contracts/errors";
import { graceMs } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import type { Settlement, Standing } from "#platform/payments/payments.ts";
import { applyCredit, toBill } from "./apply-credit.ts";
import { chargeCard } from "./judge-card.ts";

/** Renews at the end of the period, tries again while the grace lasts, and ends what is over. */
export async function settleDue(
  standing: Standing,
  { householdId, at }: { householdId: string; at: number },
): Promise<Settlement> {
  const { dueAt, periodEndAt, state } = standing;
  const plan = findPlan(standing.plan);
  if (dueAt === null || dueAt > at || periodEndAt === null || !plan) return { standing, bills: [] };
  const cost = applyCredit(
    [{ label: `${plan.name}, one month`, cents: plan.cents }],
    standing.creditCents,
  );
  const ref = `renewal ${householdId} ${periodEndAt}`;
  const bill = { cost, standing, ref, at: periodEndAt };

  const isOver = state === "past_due" && at >= periodEndAt + graceMs;
  if (standing.cancelAtPeriodEnd || isOver) {
    const ended: Standing = { ...standing, state: "canceled", dueAt: null };
    const owed = state === "past_due" ? [toBill({ ...bill, state: "void" })] : [];
    return { standing: ended, bills: owed };
  }
  try {
    if (cost.dueCents > 0) chargeCard(standing.card, at);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const nextTryAt = Math.min(at + renewalRetryMs, periodEndAt + graceMs);
    const owing: Standing = { ...standing, state: "past_due", dueAt: nextTryAt };
    return { standing: owing, bills: [toBill({ ...bill, state: "open" })] };
  }
  return { standing: renew(standing, cost.creditCents, at), bills: [toBill(bill)] };
}

/** Nobody pays for months in which the house was shut: a late renewal begins when it is made. */
function renew(standing: Standing, creditCents: number, at: number): Standing {
  const { periodEndAt, anchorAt } = standing;
  const startsAt = periodEndAt ?? at;
  const endsAt = nextPeriodEnd(anchorAt ?? startsAt, startsAt);
  const isLate = endsAt <= at;
  const anchor = isLate ? at : (anchorAt ?? startsAt);
  const end = isLate ? nextPeriodEnd(at, at) : endsAt;
  return {
    ...standing,
    state: "active",
    periodStartAt: isLate ? at : startsAt,
    periodEndAt: end,
    anchorAt: anchor,
    creditCents,
    dueAt: end,
  };
}
