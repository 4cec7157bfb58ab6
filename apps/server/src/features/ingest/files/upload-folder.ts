import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#platform/app.ts";

/** Holds uploads in progress, under generated names. Never served. */
export function uploadFolder(app: App): string {
  return join(app.config.dataFolder, "uploads");
}

/** The file of a completed upload, or null. */
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
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw new Error("This path is not in the upload folder");
  return uploadId;
}
