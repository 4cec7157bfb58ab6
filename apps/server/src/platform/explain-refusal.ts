import { ConfigError } from "./config/env.ts";
import { DataFolderInUse } from "./data-folder-lock.ts";
import { MigrationError } from "./db/migrate.ts";

const expected = [ConfigError, DataFolderInUse, MigrationError];

/** One line for errors that an operator can fix; the full stack for all others. */
export function explainRefusal(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = expected.some((kind) => error instanceof kind);
  if (isExpected) return error.message;
  if ("code" in error && error.code === "EADDRINUSE")
    return `${error.message}. Set PORT to another.`;
  return error.stack ?? error.message;
}
