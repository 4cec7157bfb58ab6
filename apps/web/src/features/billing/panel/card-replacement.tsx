import type { FormEvent } from "react";
import { say } from "#platform/words/say.ts";
import { CardFields } from "#ui/card-form/card-fields.tsx";
import { TestCardsNote } from "#ui/card-form/test-cards-note.tsx";
import { useCardForm } from "#ui/card-form/use-card-form.ts";
import { useReplaceCard } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { useIdempotencyKey } from "#platform/use-idempotency-key.ts";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./section.module.css";

type Props = { isOwing: boolean; onDone: () => void };

export function CardReplacement({ isOwing, onDone }: Props) {
  const form = useCardForm();
  const { key, renewAfter } = useIdempotencyKey();
  const { mutate: replace, isPending, error } = useReplaceCard();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = form.read();
    if (!card || isPending) return;
    replace(
      { card, key },
      {
        onSuccess: () => {
          showToast({ title: isOwing ? say`Payment received` : say`Card replaced` });
          onDone();
        },
        onError: (failure) => {
          form.showRefusal(failure);
          renewAfter(failure);
        },
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={say`New card`}>
      <TestCardsNote />
      <CardFields form={form} takesFocus />
      {error && Object.keys(form.problems).length === 0 && (
        <p className={styles.problem} role="alert">
          {describeFailure(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="gold" type="submit" disabled={isPending}>
          {isOwing ? say`Pay with this card` : say`Use this card`}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {say`Keep current card`}
        </Button>
      </div>
    </form>
  );
}
