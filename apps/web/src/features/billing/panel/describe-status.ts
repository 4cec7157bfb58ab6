import type { Billing } from "@goldmane/contracts/billing/schema";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { describeGrace } from "#features/billing/describe-grace.ts";
import { formatDay } from "#features/billing/format-date.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** A running plan's status in a word or two. */
export function nameStatus({ state, cancelAtPeriodEnd, isDemo }: Billing): string {
  if (isDemo) return say`Demo`;
  if (state === "past_due") return say`Payment failed`;
  if (cancelAtPeriodEnd) return say`Ends soon`;
  return state === "trialing" ? say`Trial` : say`Active`;
}

/** The plan's next event and its date. */
export function describeStatus(billing: Billing): string {
  const { state, isDemo, periodEndAt, cancelAtPeriodEnd, creditCents } = billing;
  const cents = (billing.plan && findPlan(billing.plan)?.cents) ?? 0;
  if (isDemo || periodEndAt === null) {
    return say`This is the demo’s plan. It costs nothing and does not end; change it as you like.`;
  }
  const grace = describeGrace(billing);
  if (grace) return `${grace} ${say`Give a card that works, and all goes on.`}`;
  if (cancelAtPeriodEnd) {
    return say`It ends on ${formatDay(periodEndAt)}. Until then you keep watching; nothing more is charged.`;
  }
  const credit =
    creditCents > 0 ? ` ${say`${formatMoney(creditCents)} of credit come off first.`}` : "";
  if (state === "trialing") {
    return `${say`The trial costs nothing. From ${formatDay(periodEndAt)} it is ${formatMoney(cents)} a month.`}${credit}`;
  }
  return `${say`Renews on ${formatDay(periodEndAt)} for ${formatMoney(cents)}.`}${credit}`;
}
