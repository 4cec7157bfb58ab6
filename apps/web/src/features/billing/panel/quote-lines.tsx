import type { Quote } from "@goldmane/contracts/billing/schema";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import { formatDay } from "#features/billing/format-date.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say, sayText } from "#platform/words/say.ts";
import styles from "./plan-dialog.module.css";

/** The lines and totals of a quote. */
export function QuoteLines({ plan, quote }: { plan: Plan; quote: Quote }) {
  const { lines, dueCents, creditCents, renewsAt, renewalCents } = quote;
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ label, cents }) => (
          <div key={label}>
            <dt>{sayText(label)}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say`Due now`}</dt>
          <dd>{formatMoney(dueCents)}</dd>
        </div>
      </dl>
      <p className={styles.text}>
        {say`${plan.maxUsers} users, ${plan.maxUsers} screens at once.`}
        {creditCents > 0 &&
          ` ${say`${formatMoney(creditCents)} stays as credit for later months.`}`}
        {renewsAt !== null &&
          ` ${say`${formatMoney(renewalCents)} a month from ${formatDay(renewsAt)}.`}`}
      </p>
    </>
  );
}
