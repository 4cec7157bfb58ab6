import { formatCents } from "@goldmane/contracts/billing/rules";
import { type PlanId, plans, type Plan } from "@goldmane/contracts/subscription/plans";
import { ChoiceRow } from "#ui/choice-row/choice-row.tsx";
import { Seats } from "#ui/seats/seats.tsx";
import styles from "./order-summary.module.css";

type Props = { plan: Plan; creditCents: number; onChoose: (plan: PlanId) => void };

/** What is being bought, and for how much. */
export function OrderSummary({ plan, creditCents, onChoose }: Props) {
  const credit = Math.min(creditCents, plan.cents);
  return (
    <aside className={styles.summary} aria-label="Your order">
      <div className={styles.head}>
        <h2>{plan.name}</h2>
        <p className={styles.label}>{plan.label}</p>
        <Seats count={plan.maxUsers} />
      </div>
      <ChoiceRow
        legend="Plan"
        choices={plans.map(({ id }) => id)}
        chosen={plan.id}
        nameOf={(id) => plans.find((one) => one.id === id)?.name ?? id}
        onChoose={onChoose}
      />
      <dl className={styles.lines}>
        <div>
          <dt>One month</dt>
          <dd>{formatCents(plan.cents)}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>From your credit</dt>
            <dd>{formatCents(-credit)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Due today</dt>
          <dd>{formatCents(plan.cents - credit)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        Then {formatCents(plan.cents)} every month, until you cancel. You keep watching until the
        month you paid for is over.
      </p>
    </aside>
  );
}
