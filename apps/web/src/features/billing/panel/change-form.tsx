import type { Quote } from "@goldmane/contracts/billing/schema";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useChangePlan } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { profilesQuery } from "#features/family/queries.ts";
import { formatMoney } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { SeatChoice } from "./seat-choice.tsx";
import styles from "./plan-dialog.module.css";

type Props = { plan: Plan; quote: Quote; onChanged: () => void; onOutdated: () => void };

/** The quote, the choice of seats, and the confirm button. */
export function ChangeForm({ plan, quote, onChanged, onOutdated }: Props) {
  const { data: profiles } = useSuspenseQuery(profilesQuery);
  const [kept, setKept] = useState(() => profiles.slice(0, plan.maxUsers).map(({ id }) => id));
  const { mutate: change, isPending, error } = useChangePlan();
  const { key, renewAfter } = useIdempotencyKey();
  const mustChoose = quote.seatsShort > 0;

  const submit = () => {
    const { quotedAt, dueCents } = quote;
    change(
      { plan: plan.id, key, quotedAt, dueCents, ...(mustChoose && { keepProfileIds: kept }) },
      {
        onSuccess: onChanged,
        onError: (failure) => {
          renewAfter(failure);
          onOutdated();
        },
      },
    );
  };

  return (
    <>
      <QuoteLines plan={plan} quote={quote} />
      {mustChoose && (
        <SeatChoice profiles={profiles} seats={plan.maxUsers} chosen={kept} onChoose={setKept} />
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {describeFailure(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="gold" disabled={isPending} onClick={submit}>
          {nameAction(plan, quote, isPending)}
        </Button>
      </div>
    </>
  );
}

function nameAction({ name }: Plan, { dueCents }: Quote, isPending: boolean): string {
  if (isPending) return say`Changing…`;
  return dueCents > 0 ? say`Pay ${formatMoney(dueCents)} and change` : say`Change to ${name}`;
}
