import { type Plan } from "#subscription/plans.ts";
import type { QuoteLine } from "./schema.ts";

/** `1499` as "$14.99"; a credit as "−$3.20". */
export function formatCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString("en-US");
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${cents < 0 ? "−" : ""}$${whole}.${rest}`;
}

/**
 * The same day, months later (UTC). Counted from the day a subscription began: one of the 31st ends
 * on the last day of shorter months and returns to the 31st.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved.getTime();
}

/** The first end of a month, counted from `anchorAt`, that lies after an instant. */
export function nextPeriodEnd(anchorAt: number, after: number): number {
  const anchor = new Date(anchorAt);
  const date = new Date(after);
  let months =
    (date.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (date.getUTCMonth() - anchor.getUTCMonth());
  while (addMonths(anchorAt, months) <= after) months += 1;
  return addMonths(anchorAt, months);
}

type Period = { periodStartAt: number; periodEndAt: number };

/** What a change of plan costs now: the rest of the period, taken back at the old price and sold at the new. */
export function prorate(from: Plan, to: Plan, period: Period, at: number): QuoteLine[] {
  const { periodStartAt, periodEndAt } = period;
  const left = Math.min(Math.max(periodEndAt - at, 0), periodEndAt - periodStartAt);
  const share = (cents: number) => Math.round((cents * left) / (periodEndAt - periodStartAt));
  return [
    { label: `Unused time on ${from.name}`, cents: -share(from.cents) },
    { label: `Remaining time on ${to.name}`, cents: share(to.cents) },
  ];
}

export function sumCents(lines: readonly { cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
