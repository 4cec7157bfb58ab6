import { AppError } from "@goldmane/contracts/errors";
import { environmentFolderId } from "@goldmane/contracts/ingest/folders";
import type { App } from "#platform/app.ts";

export type LibraryFolder = { id: string; path: string };

/** LIBRARY_DIR's folder first, then those that the operator added. */
export function libraryFoldersOf({
  config,
  settings,
}: Pick<App, "config" | "settings">): LibraryFolder[] {
  const added = settings.get("libraryFolders");
  const path = config.libraryFolder;
  return path === null ? added : [{ id: environmentFolderId, path }, ...added];
}

export function requireLibraryFolder(app: App, id: string): LibraryFolder {
  const folder = libraryFoldersOf(app).find((one) => one.id === id);
  if (folder) return folder;
  throw new AppError("UNAVAILABLE", "This film’s folder is no longer in the library.");
}
