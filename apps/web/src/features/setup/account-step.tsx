import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findOwnerProblems, findRefusedField, toOwner } from "#ui/owner-form/owner-draft.ts";
import { OwnerFields } from "#ui/owner-form/owner-fields.tsx";
import { setupQuery, useSetUpServer } from "./queries.ts";
import { StepForm } from "./step-form.tsx";
import { say } from "#platform/words/say.ts";
import { describeError } from "#ui/message/describe-error.ts";
import type { StepProps } from "./step.ts";

/** Creates the operator's account and household, and uses the code. */
export function AccountStep({ state, onChange, onNext, onBack }: StepProps) {
  const { owner, code } = state;
  const [attempts, setAttempts] = useState(0);
  const { data: setup } = useSuspenseQuery(setupQuery);
  const setUp = useSetUpServer();
  const refused = findRefusedField(setUp.error);
  const problems = { ...(attempts > 0 ? findOwnerProblems(owner) : {}), ...refused };
  const isAboutField = Object.keys(refused).length > 0;

  const submit = () => {
    setAttempts(attempts + 1);
    if (Object.keys(findOwnerProblems(owner)).length > 0) return;
    setUp.mutate(
      { ...toOwner(owner), code },
      { onSuccess: onNext, onError: () => setAttempts((count) => count + 1) },
    );
  };

  return (
    <StepForm
      heading={say`Create your account`}
      description={say`You run this server. Your account manages it and your family.`}
      action={setUp.isPending ? say`Creating…` : say`Create account`}
      isBusy={setUp.isPending}
      attempts={attempts}
      problem={setUp.error && !isAboutField ? describeError(setUp.error) : undefined}
      onBack={onBack}
      onSubmit={submit}
    >
      <OwnerFields
        draft={owner}
        problems={problems}
        hasMail={setup.hasMail}
        onChange={(change) => {
          setUp.reset();
          onChange({ owner: { ...owner, ...change } });
        }}
      />
    </StepForm>
  );
}
