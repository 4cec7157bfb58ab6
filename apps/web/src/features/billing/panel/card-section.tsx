import type { Billing } from "@goldmane/contracts/billing/schema";
import { useState } from "react";
import { useOpenPortal } from "#features/billing/queries.ts";
import { describeFailure } from "#features/billing/describe-failure.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { Section } from "#ui/section/section.tsx";
import { CardReplacement } from "./card-replacement.tsx";
import styles from "./section.module.css";

/** The stored card: only its brand and last digits are known. */
export function CardSection({ billing }: { billing: Billing }) {
  const { card, gateway } = billing;
  /** Null until the form is first opened. */
  const [isReplacing, setReplacing] = useState<boolean | null>(null);
  const { mutate: openPortal, isPending, error } = useOpenPortal();
  const runs = ["trialing", "active", "past_due"].includes(billing.state);
  return (
    <Section heading={say`Card`} description={say`We never store the full number.`}>
      {card ? (
        <p className={styles.card}>
          {say`${card.brand} ending in ${card.last4}, expires ${String(card.expMonth).padStart(2, "0")}/${card.expYear}`}
        </p>
      ) : (
        <p className={styles.text}>{say`No card on file.`}</p>
      )}
      {runs && isReplacing && (
        <CardReplacement
          isOwing={billing.state === "past_due"}
          onDone={() => setReplacing(false)}
        />
      )}
      {runs && !isReplacing && (
        <div className={styles.actions}>
          <Button
            variant={billing.state === "past_due" ? "gold" : "glass"}
            disabled={isPending}
            ref={isReplacing === false ? focusFirst : undefined}
            onClick={() => (gateway === "stripe" ? openPortal() : setReplacing(true))}
          >
            {gateway === "stripe" ? say`Manage card at Stripe` : say`Replace card`}
          </Button>
        </div>
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {describeFailure(error)}
        </p>
      )}
    </Section>
  );
}
