import { useState } from "react";
import { useCheckCode } from "./queries.ts";
import { StepForm } from "./step-form.tsx";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { describeError } from "#ui/message/describe-error.ts";
import type { StepProps } from "./step.ts";
import styles from "./code-step.module.css";

/** Checks the code that the server printed, so that no stranger sets the server up. */
export function CodeStep({ state, onChange, onNext }: StepProps) {
  const check = useCheckCode();
  const [attempts, setAttempts] = useState(0);
  const isEmpty = state.code.trim() === "";

  const submit = () => {
    if (isEmpty) return setAttempts(attempts + 1);
    check.mutate(state.code, {
      onSuccess: onNext,
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
      onSubmit={submit}
    >
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
