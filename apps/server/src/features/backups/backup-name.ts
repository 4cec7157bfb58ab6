import { backupName } from "@goldmane/contracts/backups/schema";
import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";

const params = z.object({ name: backupName });

/** The name in a request's path. */
export function readBackupName(given: unknown): string {
  const asked = params.safeParse(given);
  if (!asked.success) throw new AppError("NOT_FOUND", "This backup no longer exists.");
  return asked.data.name;
}
