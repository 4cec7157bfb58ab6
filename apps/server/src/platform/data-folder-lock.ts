import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

/** Another server uses this data folder. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/**
 * Prevents a second server on a data folder. Uses SQLite's file lock, which the kernel releases when
 * the process dies, so it is never stale. The pid file is only for the message.
 */
export function lockDataFolder(folder: string): Disposable {
  const pidFile = join(folder, "server.pid");
  const lock = new Database(join(folder, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_BUSY")) {
      throw error;
    }
    throw new DataFolderInUse(
      `Another server (pid ${readPid(pidFile)}) is using ${folder}. Stop it, or set DATA_DIR.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return { [Symbol.dispose]: () => lock.close() };
}

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "unknown";
  }
}
