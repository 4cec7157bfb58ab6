import type { Plan, PlanId } from "@goldmane/contracts/subscription/plans";
import { findPlan } from "@goldmane/contracts/subscription/rules";
import { useQuery } from "@tanstack/react-query";
import { quoteQuery } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { ChangeForm } from "./change-form.tsx";
import styles from "./plan-dialog.module.css";

type Props = { from: Plan; to: PlanId; onClose: () => void };

/** Shows the quote of a plan change before charging it. */
export function ChangeDialog({ from, to, onClose }: Props) {
  const plan = findPlan(to) ?? from;
  const { data: quote, error, refetch } = useQuery(quoteQuery(to));
  return (
    <Dialog label={say`Change to ${plan.name}`} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Change to ${plan.name}`}</h2>
        {quote && (
          <ChangeForm
            plan={plan}
            quote={quote}
            onChanged={onClose}
            onOutdated={() => void refetch()}
          />
        )}
        {!quote && !error && <Spinner />}
        {!quote && error && (
          <p className={styles.problem} role="alert">
            {describeFailure(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
