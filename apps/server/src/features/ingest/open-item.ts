import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { heldBlobsOf } from "#features/ingest/files/held-blobs.ts";
import { resolveInside } from "./files/resolve-inside.ts";
import { readLibraryPath } from "#features/ingest/files/library-path.ts";
import { requireLibraryFolder } from "#features/ingest/folders/library-folders.ts";
import { openLibraryFile } from "./open-film.ts";
import { sidecarsColumn } from "#features/ingest/captions/sidecars.ts";
import type { ItemRow } from "./store.ts";
import { pendingUpload } from "#features/ingest/files/upload-folder.ts";

/** Holds an item's file readable, wherever it is at this stage. */
export async function openItem(
  app: App,
  item: ItemRow,
): Promise<{ path: string } & AsyncDisposable> {
  if (item.path !== null) return await openLibraryFile(app, item.path);
  if (item.blob !== null) {
    const held = await heldBlobsOf(app).take(item.blob);
    if (held) return held;
  }
  const pending = item.upload_id === null ? null : await pendingUpload(app, item.upload_id);
  if (pending === null)
    throw new AppError("NOT_FOUND", "The uploaded file is missing. Upload it again.");
  return { path: pending, [Symbol.asyncDispose]: async () => {} };
}

/** Absolute paths of the subtitle files beside a library file; missing ones are left out. */
export async function listSidecars(app: App, item: ItemRow): Promise<string[]> {
  if (item.path === null) return [];
  const folder = requireLibraryFolder(app, readLibraryPath(item.path).folderId);
  const files = sidecarsColumn.read(item.sidecars);
  const paths = await Promise.all(
    files.map(({ path }) => resolveInside(folder.path, path).catch(() => null)),
  );
  return paths.filter((path) => path !== null);
}
