import type { Billing } from "@goldmane/contracts/billing/schema";
import { formatDay } from "#features/billing/format-date.ts";
import { useCancelPlan } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./plan-dialog.module.css";

type Props = { billing: Billing; planName: string; onClose: () => void };

/** Explains the effect of canceling before confirming it. */
export function CancelDialog({ billing, planName, onClose }: Props) {
  const { mutate: cancel, isPending, error } = useCancelPlan();
  const { key, renewAfter } = useIdempotencyKey();
  const isOwing = billing.state === "past_due";
  return (
    <Dialog label={say`Cancel ${planName}`} size="small" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Cancel ${planName}?`}</h2>
        <p className={styles.text}>
          {isOwing
            ? say`Your plan ends now, and you won’t be charged what’s due.`
            : say`You can watch until ${formatDay(billing.periodEndAt ?? 0)}, and resume your plan until then.`}
        </p>
        {error && (
          <p className={styles.problem} role="alert">
            {describeFailure(error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="gold" onClick={onClose}>
            {say`Keep plan`}
          </Button>
          <Button
            variant="alarm"
            disabled={isPending}
            onClick={() => cancel(key, { onSuccess: onClose, onError: renewAfter })}
          >
            {isPending ? say`Canceling…` : say`Cancel plan`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
