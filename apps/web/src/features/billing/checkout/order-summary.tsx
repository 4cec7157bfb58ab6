import { type PlanId, plans, type Plan } from "@goldmane/contracts/subscription/plans";
import { formatMoney } from "#platform/words/formats.ts";
import { say, sayText } from "#platform/words/say.ts";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Seats } from "#ui/seats/seats.tsx";
import styles from "./order-summary.module.css";

type Props = { plan: Plan; creditCents: number; onChoose: (plan: PlanId) => void };

/** The chosen plan and its price. */
export function OrderSummary({ plan, creditCents, onChoose }: Props) {
  const credit = Math.min(creditCents, plan.cents);
  return (
    <aside className={styles.summary} aria-label={say`Order summary`}>
      <div className={styles.head}>
        <h2>{plan.name}</h2>
        <p className={styles.label}>{sayText(plan.label)}</p>
        <Seats count={plan.maxUsers} />
      </div>
      <ChoiceRow
        legend={say`Plan`}
        choices={plans.map(({ id }) => id)}
        chosen={plan.id}
        nameOf={(id) => plans.find((one) => one.id === id)?.name ?? id}
        onChoose={onChoose}
      />
      <dl className={styles.lines}>
        <div>
          <dt>{say`One month`}</dt>
          <dd>{formatMoney(plan.cents)}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>{say`Credit`}</dt>
            <dd>{formatMoney(-credit)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{say`Due today`}</dt>
          <dd>{formatMoney(plan.cents - credit)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {say`Then ${formatMoney(plan.cents)} a month until you cancel. You can watch until the end of the month you’ve paid for.`}
      </p>
    </aside>
  );
}
