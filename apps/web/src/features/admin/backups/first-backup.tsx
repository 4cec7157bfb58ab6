import type { BackupState } from "@goldmane/contracts/backups/schema";
import { useState } from "react";
import { formatBytes, formatMoment } from "#features/admin/format.ts";
import { useMakeBackup, useScheduleBackups } from "#features/admin/mutations.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Switch } from "#ui/switch/switch.tsx";
import { BackupFolderDialog } from "./backup-folder-dialog.tsx";
import styles from "./backups.module.css";

/** The few choices that a new server needs: nightly backups, their folder, and one now. */
export function FirstBackup({ state }: { state: BackupState }) {
  const { schedule, folder, making, problem } = state;
  const [isChoosing, setChoosing] = useState(false);
  const change = useScheduleBackups();
  const make = useMakeBackup();
  const error = change.error ?? make.error;
  const reason = error ? describeError(error) : problem;
  return (
    <>
      <Switch
        label={say`Back up every night`}
        description={sayPlural(schedule.keep, {
          one: "The last # backup is kept.",
          other: "The last # backups are kept.",
        })}
        isOn={schedule.every === "daily"}
        isDisabled={change.isPending}
        onChange={(isOn) => change.mutate({ ...schedule, every: isOn ? "daily" : "never" })}
      />
      <div className={styles.folder}>
        <p>
          <b>{say`Backup folder`}</b>
          <span className={styles.note}>{folder}</span>
        </p>
        <p className={styles.note}>{say`A folder on another disk is safer.`}</p>
        <div className={styles.actions}>
          <Button variant="glass" onClick={() => setChoosing(true)}>{say`Change folder`}</Button>
          <Button
            variant="glass"
            disabled={making !== null}
            aria-busy={make.isPending}
            onClick={() => make.mutate(false)}
          >
            {say`Back up now`}
          </Button>
        </div>
      </div>
      <output className={styles.note}>{describeLast(state)}</output>
      {reason && !isChoosing && (
        <p className={styles.problem} role="alert">
          {reason}
        </p>
      )}
      {isChoosing && (
        <BackupFolderDialog
          problem={change.error ? describeError(change.error) : undefined}
          isPending={change.isPending}
          onChoose={(path) =>
            change.mutate({ ...schedule, folder: path }, { onSuccess: () => setChoosing(false) })
          }
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function describeLast({ making, backups: [last] }: BackupState): string {
  if (making) return say`Backing up… ${formatBytes(making.writtenBytes)} so far`;
  if (!last) return say`No backups yet.`;
  return say`Last backup: ${formatMoment(last.at)}, ${formatBytes(last.sizeBytes)}`;
}
