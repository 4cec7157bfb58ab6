import { constants } from "node:fs";
import { access, mkdir, readdir, stat, statfs } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { Backup, BackupSchedule } from "@goldmane/contracts/backups/schema";
import { backupName } from "@goldmane/contracts/backups/schema";
import type { App } from "#platform/app.ts";

const scheduledPrefix = "goldmane-auto-";

export function backupFolder({ config, settings }: Pick<App, "config" | "settings">): string {
  return settings.get("backupSchedule").folder ?? join(config.dataFolder, "backups");
}

/** The default folder is created; one on another disk has to be there, or the disk isn't. */
export async function openBackupFolder(app: App): Promise<string> {
  const folder = backupFolder(app);
  if (app.settings.get("backupSchedule").folder === null)
    await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Newest first; none if the folder can't be read. */
export async function findBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    names
      .filter((name) => backupName.safeParse(name).success)
      .map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => null);
        if (!found?.isFile()) return null;
        const at = Math.round(found.mtimeMs);
        return { name, sizeBytes: found.size, at, isScheduled: name.startsWith(scheduledPrefix) };
      }),
  );
  return backups.filter((one) => one !== null).toSorted((a, b) => b.at - a.at);
}

/** The path of an existing backup. */
export async function requireBackup(app: App, name: string): Promise<string> {
  const backups = await findBackups(backupFolder(app));
  if (backups.some((one) => one.name === name)) return join(backupFolder(app), name);
  throw new AppError("NOT_FOUND", "This backup no longer exists.");
}

/** "goldmane-20261126-031045.tar", in UTC. */
export function nameBackup(at: number, { isScheduled }: { isScheduled: boolean }): string {
  const [day = "", time = ""] = new Date(at).toISOString().replaceAll(/[-:]/g, "").split("T");
  return `${isScheduled ? scheduledPrefix : "goldmane-"}${day}-${time.slice(0, 6)}.tar`;
}

/** Null if the folder can't be read. The default folder is on the data's disk, and may not exist yet. */
export async function readFreeBytes({ config, settings }: App): Promise<number | null> {
  const folder = settings.get("backupSchedule").folder ?? config.dataFolder;
  const found = await statfs(folder).catch(() => null);
  return found && found.bavail * found.bsize;
}

/** The schedule with a normalized folder that the server can write to. */
export async function checkSchedule(schedule: BackupSchedule): Promise<BackupSchedule> {
  if (schedule.folder === null) return schedule;
  if (!isAbsolute(schedule.folder) || schedule.folder.includes("\0"))
    throw new AppError("INVALID_INPUT", "Enter the full path of a folder, such as /mnt/backups.");
  const folder = resolve(schedule.folder);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new AppError("INVALID_INPUT", `There is no folder ${folder} on the server.`);
  await access(folder, constants.W_OK | constants.R_OK | constants.X_OK).catch(() => {
    throw new AppError("INVALID_INPUT", `The server isn’t allowed to write to ${folder}.`);
  });
  return { ...schedule, folder };
}
