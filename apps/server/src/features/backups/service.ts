import { rm } from "node:fs/promises";
import type { BackupSchedule, BackupState } from "@goldmane/contracts/backups/schema";
import type { App, Viewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { requestRestart } from "#platform/request-restart.ts";
import {
  backupFolder,
  checkSchedule,
  findBackups,
  readFreeBytes,
  requireBackup,
} from "./backup-folder.ts";
import { backupMakerOf } from "./backup-maker.ts";
import { prepareRestore } from "#platform/backups/restore/prepare-restore.ts";

export { readBackupName } from "./backup-name.ts";
export { saveUpload } from "./save-upload.ts";

export async function readBackups(app: App): Promise<BackupState> {
  const { making, problem } = backupMakerOf(app);
  const folder = backupFolder(app);
  return {
    folder,
    freeBytes: await readFreeBytes(app),
    schedule: app.settings.get("backupSchedule"),
    backups: await findBackups(folder),
    making,
    problem,
  };
}

/** Starts a backup. It is complete some time after the answer. */
export async function startBackup(
  app: App,
  viewer: Viewer,
  { withFilms }: { withFilms: boolean },
): Promise<BackupState> {
  // A failure is logged, and shown with the list.
  backupMakerOf(app)
    .make({ withFilms, isScheduled: false })
    .catch(() => {});
  await recordBackupAudit(app, viewer, "backup.started", { withFilms });
  return await readBackups(app);
}

export async function scheduleBackups(
  app: App,
  viewer: Viewer,
  schedule: BackupSchedule,
): Promise<BackupState> {
  const checked = await checkSchedule(schedule);
  await app.settings.change({ values: { backupSchedule: checked } });
  await recordBackupAudit(app, viewer, "backup.scheduled", checked);
  return await readBackups(app);
}

export async function deleteBackup(app: App, viewer: Viewer, name: string): Promise<void> {
  await rm(await requireBackup(app, name));
  await recordBackupAudit(app, viewer, "backup.deleted", { name });
}

/** Checks a backup, and makes it the data of the next start. */
export async function restoreBackup(
  app: App,
  viewer: Viewer,
  name: string,
): Promise<{ restarts: boolean }> {
  await prepareRestore(app.config, await requireBackup(app, name));
  await recordBackupAudit(app, viewer, "backup.restored", { name });
  return { restarts: requestRestart() };
}

async function recordBackupAudit(
  app: App,
  viewer: Viewer,
  kind: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(app, app.db, { ...byViewer(viewer), kind, details });
}

/** Whether the server has a backup, or makes them by itself. */
export async function hasBackups(app: App): Promise<boolean> {
  if (app.settings.get("backupSchedule").every !== "never") return true;
  return (await findBackups(backupFolder(app))).length > 0;
}
