import type { BackupListing } from "@goldmane/contracts/setup/schema";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { setupQuery, useRestoreAtSetup, useUploadSetupBackup } from "#features/setup/queries.ts";
import type { StepProps } from "#features/setup/step.ts";
import { StepForm } from "#features/setup/step-form.tsx";
import { ChooseBackupButton } from "#features/admin/backups/choose-backup-button.tsx";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { BackupFileDialog } from "./backup-file-dialog.tsx";
import styles from "./restore.module.css";

type Chosen = Pick<BackupListing["backups"][number], "name" | "path">;
type Props = StepProps & { heading: string; description: string; children?: ReactNode };

/** Chooses a backup in a folder of the server or uploads one, and restores it. */
export function RestoreForm({ heading, description, state, onBack, children }: Props) {
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isBrowsing, setBrowsing] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const upload = useUploadSetupBackup(state.code);
  const restore = useRestoreAtSetup(state.code);
  const error = restore.error ?? upload.error;
  const problem = isMissing ? say`Choose a backup first.` : error && describeError(error);

  const choose = (backup: Chosen | null) => {
    setMissing(false);
    restore.reset();
    setChosen(backup);
  };
  const send = (file: File) => {
    choose(null);
    upload.mutate(file, { onSuccess: ({ path }) => choose({ name: file.name, path }) });
  };
  const submit = () => {
    if (!chosen) return setMissing(true);
    restore.mutate(chosen.path, {
      onSuccess: (restoring) => {
        cache.setQueryData(setupQuery.queryKey, (setup) => setup && { ...setup, restoring });
      },
    });
  };

  return (
    <StepForm
      heading={heading}
      description={description}
      action={restore.isPending ? say`Restoring…` : say`Restore`}
      isBusy={restore.isPending || upload.isPending}
      problem={problem || undefined}
      onBack={onBack}
      onSubmit={submit}
    >
      {children}
      <div className={styles.ways}>
        <ChooseBackupButton isPending={upload.isPending} onChoose={send} />
        <Button variant="glass" onClick={() => setBrowsing(true)}>
          {say`Browse this server`}
        </Button>
      </div>
      <output className={styles.chosen}>
        {chosen && say`Chosen: ${chosen.name}`}
        {upload.isPending && say`Uploading… Keep this page open.`}
      </output>
      {isBrowsing && (
        <BackupFileDialog
          code={state.code}
          onClose={() => setBrowsing(false)}
          onChoose={(backup) => {
            upload.reset();
            choose(backup);
            setBrowsing(false);
          }}
        />
      )}
    </StepForm>
  );
}
