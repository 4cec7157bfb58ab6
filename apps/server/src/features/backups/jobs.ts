import { backupRetryMs } from "@goldmane/contracts/backups/limits";
import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { backupFolder, findBackups } from "./backup-folder.ts";
import { isBackupDue } from "./backup-due.ts";
import { backupMakerOf } from "./backup-maker.ts";

export function backupRecurring(app: App): readonly RecurringJob[] {
  return [
    {
      name: "make-due-backup",
      everyMs: 10 * 60_000,
      role: "worker",
      run: () => makeDueBackup(app),
    },
  ];
}

/** Makes a scheduled backup if one is due. */
export async function makeDueBackup(app: App): Promise<void> {
  const { every, withFilms } = app.settings.get("backupSchedule");
  const maker = backupMakerOf(app);
  if (every === "never" || maker.making) return;
  const now = app.now();
  if (now - maker.failedAt < backupRetryMs) return;
  const backups = await findBackups(backupFolder(app));
  const lastAt = backups.find(({ isScheduled }) => isScheduled)?.at ?? null;
  if (!isBackupDue(every, { lastAt, now })) return;
  await maker.make({ withFilms, isScheduled: true });
}
