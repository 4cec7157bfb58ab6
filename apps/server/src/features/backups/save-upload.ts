import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { openArchive } from "#platform/backups/archive/open-archive.ts";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";
import { openBackupFolder } from "./backup-folder.ts";

type Upload = { name: string; content: AsyncIterable<Uint8Array>; replaces?: boolean };

/**
 * Stores an uploaded backup in the backup folder, if it is complete and can be restored.
 * @param replaces whether it takes the place of a file of the same name
 * @returns its path
 * @throws AppError INVALID_INPUT, CONFLICT if the name is taken, STORAGE_FULL.
 */
export async function saveUpload(
  app: App,
  { name, content, replaces = false }: Upload,
): Promise<string> {
  const path = join(await openBackupFolder(app), name);
  if (!replaces && (await isThere(path)))
    throw new AppError("CONFLICT", "A backup with this name already exists. Rename the file.");
  const draft = `${path}.${process.pid}-${app.now()}.part`;
  try {
    {
      await using file = await open(draft, "wx", 0o600);
      for await (const chunk of content) await file.writeFile(chunk);
      await file.sync();
    }
    await using _checked = await openArchive(app.config, draft);
    await rename(draft, path);
  } catch (error) {
    throw explainDiskError(error);
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
