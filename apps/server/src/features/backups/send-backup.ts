import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { AppError } from "@goldmane/contracts/errors";
import { backupName } from "@goldmane/contracts/backups/schema";
import * as z from "zod/mini";
import type { RawCall } from "#platform/http/raw-route.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { requireBackup } from "./backup-folder.ts";

const params = z.object({ name: backupName });

/** The name in a request's path. */
export function readBackupName(given: unknown): string {
  const asked = params.safeParse(given);
  if (!asked.success) throw new AppError("NOT_FOUND", "This backup no longer exists.");
  return asked.data.name;
}

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
