import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { renewHouseholdCode } from "@goldmane/contracts/family/api";
import { useLocation } from "wouter";
import { trustQuery } from "#features/trust/queries.ts";
import { StepForm } from "./step-form.tsx";
import { call } from "#platform/api.ts";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./done-step.module.css";
import type { StepProps } from "./step.ts";

/** The last step: the household code for the others, and the way into the app. */
export function DoneStep({ onBack }: StepProps) {
  const [, navigate] = useLocation();
  const { data: network } = useSuspenseQuery(trustQuery);
  const addresses = network.urls.length > 0 ? network.urls : [location.origin];
  const [code, setCode] = useState<string | null>(null);
  const making = useMutation({
    mutationFn: () => call(renewHouseholdCode, {}),
    onSuccess: (made) => setCode(made.code),
  });
  return (
    <StepForm
      heading={say`You’re all set`}
      description={say`Your server is ready. What should we watch?`}
      action={say`Start watching`}
      problem={making.error ? describeError(making.error) : undefined}
      onBack={onBack}
      onSubmit={() => navigate(routes.home)}
    >
      <section className={styles.code} aria-labelledby="household-code">
        <h2 id="household-code">{say`Let your family join`}</h2>
        <p>{say`On their own phone or TV, they open an address and enter your household code.`}</p>
        <ul className={styles.addresses}>
          {addresses.map((origin) => (
            <li key={origin}>{`${origin}${routes.familyLogin}`}</li>
          ))}
        </ul>
        {network.urls.length === 0 && (
          <p className={styles.hint}>{say`Only this computer can open it so far.`}</p>
        )}
        {code === null ? (
          <Button variant="glass" aria-busy={making.isPending} onClick={() => making.mutate()}>
            {say`Get household code`}
          </Button>
        ) : (
          <>
            <output className={styles.value}>{code}</output>
            <p
              className={styles.hint}
            >{say`Write it down: it’s shown only once. You can make a new one under Family.`}</p>
          </>
        )}
      </section>
    </StepForm>
  );
}
