import { AppError } from "@goldmane/contracts/errors";
import { environmentFolderId, type LibraryFolderState } from "@goldmane/contracts/ingest/folders";
import { maxLibraryFolders } from "@goldmane/contracts/ingest/limits";
import { libraryWatchOf } from "#features/ingest/library-watch.ts";
import { readLibraryPath } from "#features/ingest/files/library-path.ts";
import type { App, Viewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { newId } from "#platform/ids.ts";
import { checkFolder } from "./check-folder.ts";
import { libraryFoldersOf } from "./library-folders.ts";
import { listFilmPaths } from "./store.ts";

export async function readLibraryFolders(app: App): Promise<LibraryFolderState[]> {
  const counts = new Map<string, number>();
  for (const film of await listFilmPaths(app.db)) {
    const { folderId } = readLibraryPath(film);
    counts.set(folderId, (counts.get(folderId) ?? 0) + 1);
  }
  const watch = libraryWatchOf(app);
  return libraryFoldersOf(app).map(({ id, path }) => {
    const { scannedAt = null, problem = null } = watch.stateOf(id) ?? {};
    const films = counts.get(id) ?? 0;
    return { id, path, isFixed: id === environmentFolderId, films, scannedAt, problem };
  });
}

/** Adds a folder of this machine. The workers scan it because the setting changed. */
export async function addLibraryFolder(
  app: App,
  viewer: Viewer,
  path: string,
): Promise<LibraryFolderState[]> {
  const folder = { id: newId(app.now()), path: await checkFolder(app, path) };
  await app.settings.update("libraryFolders", (folders) => {
    // Another request may have added it since it was checked.
    if (folders.some((one) => one.path === folder.path))
      throw new AppError("CONFLICT", "This folder is already in the library.");
    if (folders.length >= maxLibraryFolders)
      throw new AppError(
        "CONFLICT",
        `The library can have up to ${maxLibraryFolders} folders. Remove one first.`,
      );
    return [...folders, folder];
  });
  await recordFolderAudit(app, viewer, "ingest.folder-added", folder.path);
  return await readLibraryFolders(app);
}

/** Removes a folder and its films from the library. No file is touched. */
export async function removeLibraryFolder(app: App, viewer: Viewer, id: string): Promise<void> {
  if (id === environmentFolderId)
    throw new AppError(
      "CONFLICT",
      "LIBRARY_DIR sets this folder. Change it there and restart the server.",
    );
  const folder = libraryFoldersOf(app).find((one) => one.id === id);
  if (!folder) throw new AppError("NOT_FOUND", "This folder is no longer in the library.");
  await app.settings.update("libraryFolders", (folders) => folders.filter((one) => one.id !== id));
  await recordFolderAudit(app, viewer, "ingest.folder-removed", folder.path);
  await libraryWatchOf(app).scanNow();
}

async function recordFolderAudit(app: App, viewer: Viewer, kind: string, folder: string) {
  await recordAudit(app, app.db, { ...byViewer(viewer), kind, details: { folder } });
}
