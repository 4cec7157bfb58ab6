import { type ReactNode, useId, useState } from "react";
import { useCheckCode } from "./queries.ts";
import { StepForm } from "./step-form.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { describeError } from "#ui/message/describe-error.ts";
import type { StepProps } from "./step.ts";
import styles from "./code-step.module.css";

type Props = StepProps & {
  /** A choice of the language. */
  languages: ReactNode;
};

/** Checks the code that the server printed, so that no stranger sets the server up. */
export function CodeStep({ state, languages, onChange, onNext, onOpen }: Props) {
  const check = useCheckCode();
  const [attempts, setAttempts] = useState(0);
  const id = useId();
  const isEmpty = state.code.trim() === "";

  const goOn = (to: () => void) => {
    if (isEmpty) return setAttempts(attempts + 1);
    check.mutate(state.code, {
      onSuccess: to,
      onError: () => setAttempts((count) => count + 1),
    });
  };

  return (
    <StepForm
      heading={say`Welcome to Goldmane`}
      description={say`Let’s set up your server. It takes about two minutes.`}
      action={say`Continue`}
      isBusy={check.isPending}
      attempts={attempts}
      onSubmit={() => goOn(onNext)}
      footer={
        <section className={styles.others} aria-labelledby={id}>
          <h2 id={id}>{say`Already have a Goldmane server?`}</h2>
          <div>
            <Button variant="plain" onClick={() => goOn(() => onOpen("restore"))}>
              {say`Restore a backup`}
            </Button>
            <Button variant="plain" onClick={() => goOn(() => onOpen("move"))}>
              {say`Move from another computer`}
            </Button>
          </div>
        </section>
      }
    >
      {languages}
      <div className={styles.code}>
        <Field
          label={say`Set-up code`}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          value={state.code}
          hint={say`You’ll find it in the window where you started the server.`}
          problem={findProblem(check.error, attempts > 0 && isEmpty)}
          onChange={(code) => onChange({ code: code.toUpperCase() })}
          ref={focusFirst}
        />
      </div>
    </StepForm>
  );
}

function findProblem(error: Error | null, isMissing: boolean): string | undefined {
  if (isMissing) return say`Enter the set-up code.`;
  return error ? describeError(error) : undefined;
}
