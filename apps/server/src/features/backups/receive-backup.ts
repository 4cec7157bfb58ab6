import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { BackupState } from "@goldmane/contracts/backups/schema";
import type { RawCall } from "#platform/http/raw-route.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { openArchive } from "#platform/backups/archive/open-archive.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { explainDiskError } from "#platform/backups/explain-disk-error.ts";
import { readBackupName } from "./send-backup.ts";
import { readBackups } from "./service.ts";

/** Receives a backup of another computer. It is listed only if it is complete and can be restored. */
export async function receiveBackup({ app, request, findViewer }: RawCall): Promise<BackupState> {
  const name = readBackupName(request.params);
  const path = join(await openBackupFolder(app), name);
  if (await isThere(path))
    throw new AppError("CONFLICT", "A backup with this name already exists. Rename the file.");
  const draft = `${path}.${process.pid}-${app.now()}.part`;
  try {
    {
      await using file = await open(draft, "wx", 0o600);
      for await (const chunk of request.raw) await file.writeFile(Buffer.from(chunk));
      await file.sync();
    }
    await using _checked = await openArchive(app.config, draft);
    await rename(draft, path);
  } catch (error) {
    throw explainDiskError(error);
  } finally {
    await rm(draft, { force: true });
  }
  const entry = { ...byViewer(await findViewer()), kind: "backup.uploaded", details: { name } };
  await recordAudit(app, app.db, entry);
  return await readBackups(app);
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
