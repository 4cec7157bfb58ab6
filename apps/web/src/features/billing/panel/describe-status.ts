import type { Billing } from "@goldmane/contracts/billing/schema";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { describeGrace } from "#features/billing/describe-grace.ts";
import { formatDay } from "#features/billing/format-date.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** A running plan's status in a word or two. */
export function nameStatus({ state, cancelAtPeriodEnd, isDemo, isGiven }: Billing): string {
  if (isDemo) return say`Demo`;
  if (isGiven) return say`Free`;
  if (state === "past_due") return say`Payment failed`;
  if (cancelAtPeriodEnd) return say`Ends soon`;
  return state === "trialing" ? say`Trial` : say`Active`;
}

/** The plan's next event and its date. */
export function describeStatus(billing: Billing): string {
  const { state, isDemo, isGiven, periodEndAt, cancelAtPeriodEnd, creditCents } = billing;
  const cents = (billing.plan && findPlan(billing.plan)?.cents) ?? 0;
  if (isGiven) {
    return periodEndAt === null
      ? say`Your household watches for free on this server.`
      : say`Free until ${formatDay(periodEndAt)}.`;
  }
  if (isDemo || periodEndAt === null) {
    return say`The demo plan is free and doesn’t end. Try changing it.`;
  }
  const grace = describeGrace(billing);
  if (grace) return `${grace} ${say`Update your card to keep watching.`}`;
  if (cancelAtPeriodEnd) {
    return say`Ends on ${formatDay(periodEndAt)}. You won’t be charged again.`;
  }
  const credit =
    creditCents > 0 ? ` ${say`Your ${formatMoney(creditCents)} credit is used first.`}` : "";
  if (state === "trialing") {
    return `${say`Free until ${formatDay(periodEndAt)}, then ${formatMoney(cents)} a month.`}${credit}`;
  }
  return `${say`Renews on ${formatDay(periodEndAt)} for ${formatMoney(cents)}.`}${credit}`;
}
