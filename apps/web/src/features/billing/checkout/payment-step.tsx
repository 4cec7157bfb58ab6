import type { Billing } from "@goldmane/contracts/billing/schema";
import type { Plan } from "@goldmane/contracts/subscription/plans";
import type { FormEvent } from "react";
import { formatMoney } from "#platform/words/formats.ts";
import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import { CardFields } from "#ui/card-form/card-fields.tsx";
import { TestCardsNote } from "#ui/card-form/test-cards-note.tsx";
import { useCardForm } from "#ui/card-form/use-card-form.ts";
import { useSubscribe } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import styles from "./step.module.css";

type Props = { plan: Plan; billing: Billing; householdName: string; onPaid: () => void };

/** Payment by a test card in the sandbox, or on Stripe's page. */
export function PaymentStep({ plan, billing, householdName, onPaid }: Props) {
  const form = useCardForm();
  const { key, renewAfter } = useIdempotencyKey();
  const {
    mutate: subscribe,
    isPending,
    error,
  } = useSubscribe(({ redirectUrl }) => {
    if (redirectUrl) location.assign(redirectUrl);
    else onPaid();
  });
  const isSandbox = billing.gateway === "sandbox";
  const dueCents = Math.max(0, plan.cents - billing.creditCents);
  const isBesideField = Object.keys(form.problems).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const card = isSandbox ? form.read() : undefined;
    if (card === null) return;
    subscribe(
      { plan: plan.id, key, ...(card && { card }) },
      {
        onError: (failure) => {
          form.showRefusal(failure);
          renewAfter(failure);
        },
      },
    );
  };

  return (
    <section className={styles.step} aria-labelledby="payment-step">
      <h2 id="payment-step" className={styles.heading} tabIndex={-1} ref={focusFirst}>
        {say`Payment`}
      </h2>
      <p className={styles.who}>
        {sayParts`For ${<strong key="household">{householdName}</strong>}.`}
      </p>
      <form className={styles.form} noValidate onSubmit={submit} aria-label={say`Payment`}>
        {isSandbox ? (
          <>
            <TestCardsNote />
            <CardFields form={form} />
          </>
        ) : (
          <p className={styles.who}>
            {say`You’ll pay on Stripe’s page, then come back here. We never see your card number.`}
          </p>
        )}
        {error && !isBesideField && (
          <p className={styles.problem} role="alert">
            {describeFailure(error)}
          </p>
        )}
        <Button variant="gold" type="submit" icon="lock" disabled={isPending}>
          {nameAction({ isSandbox, isPending, dueCents })}
        </Button>
      </form>
    </section>
  );
}

function nameAction(facts: { isSandbox: boolean; isPending: boolean; dueCents: number }): string {
  const { isSandbox, isPending, dueCents } = facts;
  if (isPending) return isSandbox ? say`Paying…` : say`Opening Stripe…`;
  return isSandbox ? say`Pay ${formatMoney(dueCents)}` : say`Continue to Stripe`;
}
