import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#platform/app.ts";
import { backupFolder } from "./backup-folder.ts";
import { backupMakerOf } from "./backup-maker.ts";

/** Deletes drafts that a crash left, and waits for a backup at shutdown. */
export async function openBackups(app: App): Promise<AsyncDisposable> {
  const folder = backupFolder(app);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.tar(?:\..*)?\.part$/.test(one))) {
    await rm(join(folder, name), { force: true });
  }
  const maker = backupMakerOf(app);
  return { [Symbol.asyncDispose]: () => maker.close() };
}
