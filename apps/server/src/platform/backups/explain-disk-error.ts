import { AppError } from "@goldmane/contracts/errors";

/** An error of the disk in words that an operator can act on; any other error as it is. */
export function explainDiskError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL")
    return new AppError("STORAGE_FULL", "The disk is full. Free some space and try again.");
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || code === "SQLITE_CANTOPEN")
    return new AppError(
      "UNAVAILABLE",
      "The server isn’t allowed to write to this folder. Choose another one.",
    );
  if (code === "ENOENT")
    return new AppError("UNAVAILABLE", "The folder is missing. Connect its disk and try again.");
  return error;
}
