import { formatCents } from "@goldmane/contracts/billing/rules";
import type { Quote } from "@goldmane/contracts/billing/schema";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import { formatDay } from "#features/billing/format-date.ts";
import styles from "./plan-dialog.module.css";

/** A quote, line by line. */
export function QuoteLines({ plan, quote }: { plan: Plan; quote: Quote }) {
  const { lines, dueCents, creditCents, renewsAt, renewalCents } = quote;
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Due now</dt>
          <dd>{formatCents(dueCents)}</dd>
        </div>
      </dl>
      <p className={styles.words}>
        {plan.maxUsers} users, on {plan.maxUsers} screens at once.
        {creditCents > 0 && ` ${formatCents(creditCents)} stay yours as credit for later months.`}
        {renewsAt !== null &&
          ` From ${formatDay(renewsAt)} it is ${formatCents(renewalCents)} a month.`}
      </p>
    </>
  );
}
