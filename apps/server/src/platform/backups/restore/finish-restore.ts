import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "libsql";
import { databaseNames, secretName } from "#platform/backups/archive/manifest.ts";
import { runPostgresTool } from "#platform/backups/snapshot-database.ts";
import type { Config } from "#platform/config/config.ts";
import { lockDataFolder } from "#platform/data-folder-lock.ts";
import { isRestoreReady, readyFolder } from "./restore-folders.ts";

/** Where the database that a restore replaced stays, in DATA_DIR. */
export const replacedDatabase = "goldmane-before-restore.db";

/**
 * Puts a prepared restore in place, before anything opens the data. True if there was one: the
 * configuration has to be loaded again, since the secret may have changed.
 */
export async function finishRestore(config: Config): Promise<boolean> {
  if (!isRestoreReady(config)) return false;
  using _lock = lockDataFolder(config.dataFolder);
  await applyRestore(config);
  return true;
}

/**
 * Each step can be repeated, and the folder is removed last: after a crash at any point, the next
 * start continues. The caller holds the data folder's lock.
 */
export async function applyRestore(config: Config): Promise<void> {
  const ready = readyFolder(config);
  await moveBlobs(config, join(ready, "blobs"));
  if (config.database.kind === "sqlite") {
    await replaceSqlite(join(ready, databaseNames.sqlite), config.database.file);
  } else {
    const dump = join(ready, databaseNames.postgres);
    const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
    if (existsSync(dump)) await runPostgresTool("pg_restore", config, [...options, dump]);
    await rm(dump, { force: true });
  }
  const secret = join(ready, secretName);
  if (existsSync(secret)) await rename(secret, join(config.dataFolder, secretName));
  await rm(ready, { recursive: true, force: true });
}

async function moveBlobs({ blobs }: Config, from: string): Promise<void> {
  if (blobs.kind !== "disk" || !existsSync(from)) return;
  for (const key of await readdir(from)) {
    const target = join(blobs.folder, key.slice(0, 2), key.slice(2, 4), key);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(from, key), target);
  }
}

/**
 * The write-ahead log goes first: SQLite would replay the old one into the new database. The old
 * database stays beside it.
 */
async function replaceSqlite(from: string, target: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(target)) {
    emptyLog(target);
    await rename(target, join(dirname(target), replacedDatabase));
  }
  await rm(`${target}-wal`, { force: true });
  await rm(`${target}-shm`, { force: true });
  await rename(from, target);
}

/** A damaged database is replaced all the same. */
function emptyLog(path: string): void {
  try {
    const database = new Database(path);
    database.exec("pragma wal_checkpoint(truncate)");
    database.close();
  } catch {
    // Its file is kept as it is.
  }
}
