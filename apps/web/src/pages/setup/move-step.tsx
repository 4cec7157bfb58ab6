import type { StepProps } from "#features/setup/step.ts";
import { say } from "#platform/words/say.ts";
import { RestoreForm } from "./restore-form.tsx";
import styles from "./restore.module.css";

/** Guides the operator of another computer's server through moving it here. */
export function MoveStep(props: StepProps) {
  return (
    <RestoreForm
      {...props}
      heading={say`Move from another computer`}
      description={say`Bring your accounts, settings and watch history with you.`}
    >
      <ol className={styles.guide}>
        <li>{say`On the old computer, open Admin, then Backups.`}</li>
        <li>{say`Turn on “Include uploaded films” and make a backup.`}</li>
        <li>{say`Download it, or copy it to a USB drive. Then stop the old server.`}</li>
        <li>{say`Choose that backup here. Connect your movie drives, too.`}</li>
      </ol>
    </RestoreForm>
  );
}
