import type { Billing } from "@goldmane/contracts/billing/schema";
import { formatCents } from "@goldmane/contracts/billing/rules";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { describeGrace } from "#features/billing/describe-grace.ts";
import { formatDay } from "#features/billing/format-date.ts";

/** How a plan that runs stands, in a word or two. */
export function nameStanding({ state, cancelAtPeriodEnd, isDemo }: Billing): string {
  if (isDemo) return "Demo";
  if (state === "past_due") return "Payment failed";
  if (cancelAtPeriodEnd) return "Ends soon";
  return state === "trialing" ? "Trial" : "Active";
}

/** What happens next, and when. */
export function describeStanding(billing: Billing): string {
  const { state, isDemo, periodEndAt, cancelAtPeriodEnd, creditCents } = billing;
  const cents = (billing.plan && findPlan(billing.plan)?.cents) ?? 0;
  if (isDemo || periodEndAt === null) {
    return "This is the demo’s plan. It costs nothing and does not end; change it as you like.";
  }
  const grace = describeGrace(billing);
  if (grace) return `${grace} Give a card that works, and all goes on.`;
  if (cancelAtPeriodEnd) {
    return `It ends on ${formatDay(periodEndAt)}. Until then you keep watching; nothing more is charged.`;
  }
  const credit = creditCents > 0 ? ` ${formatCents(creditCents)} of credit come off first.` : "";
  if (state === "trialing") {
    return `The trial costs nothing. From ${formatDay(periodEndAt)} it is ${formatCents(cents)} a month.${credit}`;
  }
  return `Renews on ${formatDay(periodEndAt)} for ${formatCents(cents)}.${credit}`;
}
