import { useQuery } from "@tanstack/react-query";
import { FirstBackup } from "#features/admin/backups/first-backup.tsx";
import { backupsQuery } from "#features/admin/queries.ts";
import type { StepProps } from "#features/setup/step.ts";
import { StepForm } from "#features/setup/step-form.tsx";
import { say } from "#platform/words/say.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";

/** Makes the first backup, and turns nightly ones on. */
export function BackupStep({ onNext, onBack }: StepProps) {
  const { data: state, error, refetch } = useQuery(backupsQuery);
  const isSkipped =
    state?.schedule.every === "never" && state.backups.length === 0 && !state.making;
  return (
    <StepForm
      heading={say`Keep it safe`}
      description={say`A backup holds your accounts, settings and watch history.`}
      isSkipped={isSkipped}
      onBack={onBack}
      onSubmit={onNext}
    >
      {state && <FirstBackup state={state} />}
      {!state && error && <RetryMessage error={error} onRetry={() => void refetch()} />}
      {!state && !error && <Skeleton height="14rem" />}
    </StepForm>
  );
}
