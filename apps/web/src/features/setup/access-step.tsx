import type { RegistrationMode } from "@goldmane/contracts/admin/settings";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AccessChoices } from "./access-choices.tsx";
import { serverQuery, useChangeRegistration } from "#features/registration/queries.ts";
import { StepForm } from "./step-form.tsx";
import { say } from "#platform/words/say.ts";
import { describeError } from "#ui/message/describe-error.ts";
import type { StepProps } from "./step.ts";

/** Chooses who can join the server. */
export function AccessStep({ onNext, onBack }: StepProps) {
  const { data: server } = useSuspenseQuery(serverQuery);
  const [mode, setMode] = useState<RegistrationMode>(server.registration);
  const saving = useChangeRegistration();
  const submit = () => {
    if (mode === server.registration) return onNext();
    saving.mutate(mode, { onSuccess: onNext });
  };
  return (
    <StepForm
      heading={say`Who is this server for?`}
      description={say`You can change this any time under Administration.`}
      action={say`Continue`}
      isBusy={saving.isPending}
      problem={saving.error ? describeError(saving.error) : undefined}
      onBack={onBack}
      onSubmit={submit}
    >
      <AccessChoices chosen={mode} hasPayments={server.hasPayments} onChoose={setMode} />
    </StepForm>
  );
}
