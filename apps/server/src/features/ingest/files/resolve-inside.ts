import { realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { AppError } from "@goldmane/contracts/errors";

/** The absolute path of a file below a folder; symbolic links must not lead out of it. */
export async function resolveInside(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  const file = await realpath(join(root, path)).catch(() => null);
  if (file === null) throw new AppError("NOT_FOUND", "This file is missing from its folder.");
  if (!file.startsWith(root + sep)) {
    throw new AppError("NOT_ALLOWED", "This file is outside the library folder.");
  }
  return file;
}
