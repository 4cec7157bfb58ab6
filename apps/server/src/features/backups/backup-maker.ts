import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { BackupState } from "@goldmane/contracts/backups/schema";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { writeArchive } from "#platform/backups/archive/write-archive.ts";
import { findBackups, nameBackup, openBackupFolder } from "./backup-folder.ts";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";

/** Makes one backup at a time on this node. */
class BackupMaker {
  readonly #app: App;
  making: BackupState["making"] = null;
  problem: string | null = null;
  failedAt = Number.NEGATIVE_INFINITY;
  #work: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Resolves when the backup is complete. `making` is set when this returns.
   * @throws AppError CONFLICT if one is being made.
   */
  make(wish: { withFilms: boolean; isScheduled: boolean }): Promise<void> {
    if (this.making)
      throw new AppError("CONFLICT", "A backup is already running. Wait until it has finished.");
    this.making = { startedAt: this.#app.now(), writtenBytes: 0 };
    const work = this.#make(wish);
    this.#work = work.catch(() => {});
    return work;
  }

  async close(): Promise<void> {
    await this.#work;
  }

  async #make({ withFilms, isScheduled }: { withFilms: boolean; isScheduled: boolean }) {
    const { now, log } = this.#app;
    try {
      const folder = await openBackupFolder(this.#app);
      const path = join(folder, nameBackup(now(), { isScheduled }));
      const onProgress = (writtenBytes: number) => {
        if (this.making) this.making = { ...this.making, writtenBytes };
      };
      await writeArchive(this.#app, { path, withFilms, onProgress });
      this.problem = null;
      log.info({ event: "backup.made", path }, "A backup was made.");
      if (isScheduled) await deleteOldBackups(this.#app, folder);
    } catch (error) {
      const reason = explainDiskError(error);
      this.problem =
        reason instanceof AppError ? reason.message : "The backup failed. See the server’s log.";
      this.failedAt = now();
      log.error({ event: "backup.failed", err: error }, "A backup failed.");
      throw reason;
    } finally {
      this.making = null;
    }
  }
}

/** Deletes scheduled backups beyond the number to keep. */
async function deleteOldBackups({ settings, log }: App, folder: string): Promise<void> {
  const scheduled = (await findBackups(folder)).filter(({ isScheduled }) => isScheduled);
  for (const { name } of scheduled.slice(settings.get("backupSchedule").keep)) {
    await rm(join(folder, name), { force: true });
    log.info({ event: "backup.deleted", name }, "An old backup was deleted.");
  }
}

export const backupMakerOf = perApp((app) => new BackupMaker(app));
