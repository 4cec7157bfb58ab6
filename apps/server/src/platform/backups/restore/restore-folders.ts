import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";

/** An unpacked backup that is still being written. */
export function draftFolder({ dataFolder }: Config): string {
  return join(dataFolder, "restore.part");
}

/** A complete one, which replaces the data at the next start. */
export function readyFolder({ dataFolder }: Config): string {
  return join(dataFolder, "restore");
}

/** Whether the next start replaces the data. */
export function isRestoreReady(config: Config): boolean {
  return existsSync(readyFolder(config));
}
