import type { BackupState } from "@goldmane/contracts/backups/schema";
import { useState } from "react";
import { formatBytes } from "#features/admin/format.ts";
import { useMakeBackup, useUploadBackup } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./backups.module.css";
import { ChooseBackupButton } from "./choose-backup-button.tsx";

/** Makes a backup now, and takes one from another computer. */
export function MakeBackupSection({ state }: { state: BackupState }) {
  const { making, problem, folder, freeBytes } = state;
  const [withFilms, setWithFilms] = useState(false);
  const make = useMakeBackup();
  return (
    <Section
      heading={say`Back up now`}
      description={say`To move to another computer, download a backup here and upload it there.`}
    >
      <Switch
        label={say`Include uploaded films`}
        description={say`Films in your movie folders are never included.`}
        isOn={withFilms}
        onChange={setWithFilms}
      />
      <div className={styles.actions}>
        <Button
          variant="gold"
          disabled={making !== null}
          aria-busy={make.isPending}
          onClick={() => make.mutate(withFilms, { onError: showErrorToast })}
        >
          {say`Back up now`}
        </Button>
        <UploadBackupButton />
      </div>
      <output className={styles.note}>
        {making
          ? say`Backing up… ${formatBytes(making.writtenBytes)} so far`
          : freeBytes === null
            ? say`The server can’t read ${folder}.`
            : say`${formatBytes(freeBytes)} free in ${folder}`}
      </output>
      {problem && (
        <p className={styles.problem} role="alert">
          {say`The last backup failed. ${problem}`}
        </p>
      )}
    </Section>
  );
}

function UploadBackupButton() {
  const { mutate: upload, isPending } = useUploadBackup();
  const send = (file: File) =>
    upload(file, {
      onSuccess: () => void showToast({ title: say`Backup uploaded`, description: file.name }),
      onError: showErrorToast,
    });
  return <ChooseBackupButton isPending={isPending} onChoose={send} />;
}
