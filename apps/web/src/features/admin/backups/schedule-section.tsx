import {
  type BackupInterval,
  backupIntervals,
  type BackupSchedule,
} from "@goldmane/contracts/backups/schema";
import { useState } from "react";
import { useScheduleBackups } from "#features/admin/mutations.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Section } from "#ui/section/section.tsx";
import { Select } from "#ui/select/select.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { BackupFolderDialog } from "./backup-folder-dialog.tsx";
import styles from "./backups.module.css";

const counts = ["3", "7", "14", "30"] as const;

const intervalNames = (): Readonly<Record<BackupInterval, string>> => ({
  never: say`Never`,
  daily: say`Every day`,
  weekly: say`Every week`,
});

/** When backups are made, how many are kept and where. Changes are saved at once. */
export function ScheduleSection(props: { schedule: BackupSchedule; folder: string }) {
  const { schedule, folder } = props;
  const [isChoosing, setChoosing] = useState(false);
  const change = useScheduleBackups();
  const save = (part: Partial<BackupSchedule>) =>
    change.mutate(
      { ...schedule, ...part },
      {
        onSuccess: () => {
          setChoosing(false);
          showToast({ title: say`Saved` });
        },
      },
    );
  const problem = change.error ? describeError(change.error) : undefined;
  const kept = String(schedule.keep);
  const choices = [...new Set<string>([...counts, kept])];
  return (
    <Section heading={say`Schedule`} description={say`Keep backups on another disk if you can.`}>
      <div className={styles.fields}>
        <Select
          label={say`Back up`}
          choices={backupIntervals.map((value) => ({ value, name: intervalNames()[value] }))}
          chosen={schedule.every}
          isDisabled={change.isPending}
          onChoose={(every) => save({ every })}
        />
        <Select
          label={say`Keep`}
          hint={say`Older scheduled backups are deleted.`}
          choices={choices.map((value) => ({
            value,
            name: sayPlural(Number(value), { one: "# backup", other: "# backups" }),
          }))}
          chosen={kept}
          isDisabled={change.isPending}
          onChoose={(keep) => save({ keep: Number(keep) })}
        />
      </div>
      <Switch
        label={say`Include uploaded films`}
        isOn={schedule.withFilms}
        isDisabled={change.isPending}
        onChange={(withFilms) => save({ withFilms })}
      />
      <div className={styles.folder}>
        <p>
          <b>{say`Folder`}</b>
          <span>{folder}</span>
        </p>
        <div className={styles.actions}>
          <Button variant="glass" onClick={() => setChoosing(true)}>{say`Change folder`}</Button>
          {schedule.folder !== null && (
            <Button variant="plain" onClick={() => save({ folder: null })}>
              {say`Reset to default`}
            </Button>
          )}
        </div>
      </div>
      {problem && !isChoosing && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isChoosing && (
        <BackupFolderDialog
          problem={problem}
          isPending={change.isPending}
          onChoose={(path) => save({ folder: path })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  );
}
