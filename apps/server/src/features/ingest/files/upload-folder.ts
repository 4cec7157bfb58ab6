import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#platform/app.ts";

/** Where uploads are while they arrive, under names of our own making. Never served. */
export function uploadFolder(app: App): string {
  return join(app.config.dataFolder, "uploads");
}

/** The file of an upload that has arrived, or null. */
export async function pendingUpload(app: App, uploadId: string): Promise<string | null> {
  const path = join(uploadFolder(app), checkId(uploadId));
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? path : null;
}

export async function dropPendingUpload(app: App, uploadId: string): Promise<void> {
  const path = join(uploadFolder(app), checkId(uploadId));
  await rm(path, { force: true });
  await rm(`${path}.json`, { force: true });
}

function checkId(uploadId: string): string {
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new Error("That is no upload of ours");
  return uploadId;
}
