import type { StepProps } from "#features/setup/step.ts";
import { say } from "#platform/words/say.ts";
import { RestoreForm } from "./restore-form.tsx";

/** Restores a backup in place of setting the server up. */
export function RestoreStep(props: StepProps) {
  return (
    <RestoreForm
      {...props}
      heading={say`Restore a backup`}
      description={say`Everything comes back: accounts, settings and watch history.`}
    />
  );
}
