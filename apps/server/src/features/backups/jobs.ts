import { backupRetryMs } from "@goldmane/contracts/backups/limits";
import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { backupFolder, findBackups } from "./backup-folder.ts";
import { backupMakerOf } from "./backup-maker.ts";

const dayMs = 24 * 3_600_000;
const intervalMs = { daily: dayMs, weekly: 7 * dayMs };

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

/** Makes a scheduled backup if the newest one is old enough. */
export async function makeDueBackup(app: App): Promise<void> {
  const { every, withFilms } = app.settings.get("backupSchedule");
  const maker = backupMakerOf(app);
  if (every === "never" || maker.making) return;
  const now = app.now();
  if (now - maker.failedAt < backupRetryMs) return;
  const backups = await findBackups(backupFolder(app));
  const last = backups.find(({ isScheduled }) => isScheduled);
  if (last && now - last.at < intervalMs[every]) return;
  await maker.make({ withFilms, isScheduled: true });
}
