import type { BackupState } from "@goldmane/contracts/backups/schema";
import type { RawCall } from "#platform/http/raw-route.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { readBackupName } from "./backup-name.ts";
import { saveUpload } from "./save-upload.ts";
import { readBackups } from "./service.ts";

/** Receives a backup of another computer. It is listed only if it is complete and can be restored. */
export async function receiveBackup({ app, request, findViewer }: RawCall): Promise<BackupState> {
  const name = readBackupName(request.params);
  await saveUpload(app, { name, content: request.raw });
  const entry = { ...byViewer(await findViewer()), kind: "backup.uploaded", details: { name } };
  await recordAudit(app, app.db, entry);
  return await readBackups(app);
}
