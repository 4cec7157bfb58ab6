import { type Plan } from "#subscription/plans.ts";
import type { QuoteLine } from "./schema.ts";

/** Formats 1499 as "$14.99" and -320 as "−$3.20". */
export function formatCents(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString("en-US");
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${cents < 0 ? "−" : ""}$${whole}.${rest}`;
}

/**
 * The same day, months later (UTC). Always counted from the anchor: the 31st becomes the last day of
 * shorter months and returns to the 31st.
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

/** The first monthly return of `anchorAt` after an instant. */
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

/** Quote lines of a plan change: the rest of the period is refunded at the old price and charged at the new. */
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
