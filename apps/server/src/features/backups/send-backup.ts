import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { RawCall } from "#platform/http/raw-route.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { requireBackup } from "./backup-folder.ts";
import { readBackupName } from "./backup-name.ts";

/** Sends a backup as a download. */
export async function sendBackup({ app, request, reply, findViewer }: RawCall): Promise<unknown> {
  const name = readBackupName(request.params);
  const path = await requireBackup(app, name);
  const viewer = await findViewer();
  const details = { name };
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "backup.downloaded", details });
  const { size } = await stat(path);
  return await reply
    .type("application/x-tar")
    .header("content-length", size)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .send(createReadStream(path));
}
