import { AppError } from "@goldmane/contracts/errors";
import type {
  FilmFacts,
  IngestItem,
  IngestState,
  KnownFilmFacts,
} from "@goldmane/contracts/ingest/schema";
import type { LibraryFolderState } from "@goldmane/contracts/ingest/folders";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import { putFilm, removeFilm } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { readInstantCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { dropItem } from "./drop-item.ts";
import { nameFilm, addEdit } from "./film-row.ts";
import { dropBlobs } from "./item-blobs.ts";
import { enqueueIngest } from "./jobs.ts";
import { findFilmTitle } from "./known-film.ts";
import { readLibraryFolders } from "./folders/manage-folders.ts";
import { libraryWatchOf } from "./library-watch.ts";
import { presentFacts, presentItem } from "./present.ts";
import { findItem, type ItemRow, itemsPage, swapPoster, updateItem } from "./store.ts";

export { openFilm } from "./open-film.ts";
export { browseFolders } from "./folders/browse-folders.ts";
export { readLibraryFolders } from "./folders/manage-folders.ts";

export async function readItems(
  { db }: App,
  { state, after, limit }: PageQuery & { state?: IngestState | undefined },
): Promise<Page<IngestItem>> {
  const asked = { state, after: readInstantCursor(after), limit: limit + 1 };
  const rows = await itemsPage(db, asked).execute();
  return cutPage(rows, { limit }, (row) => [row.added_at, row.id], presentItem);
}

/** Scans the library's folders. The files it finds are ingested after the answer. */
export async function scanNow(app: App): Promise<LibraryFolderState[]> {
  await libraryWatchOf(app).scanNow();
  return await readLibraryFolders(app);
}

export async function retryItem(app: App, id: string): Promise<IngestItem> {
  const item = await requireItem(app, id);
  if (!presentItem(item).canRetry) {
    throw new AppError(
      "CONFLICT",
      item.state === "failed"
        ? "This file was deleted. Upload it again."
        : "This file doesn’t need to be tried again.",
    );
  }
  const waiting = await updateItem(app.db, id, { state: "waiting", reason: null });
  await enqueueIngest(app, id);
  return presentItem(waiting ?? item);
}

/** Deletes an upload permanently. A library file stays in place and is hidden. */
export async function removeItem(app: App, viewer: Viewer, id: string): Promise<void> {
  const item = await requireItem(app, id);
  const details = { file: item.file_name, item: id };
  await recordAudit(app, app.db, { ...byViewer(viewer), kind: "ingest.removed", details });
  if (item.origin === "upload") {
    await dropItem(app, item);
    return;
  }
  await updateItem(app.db, id, { state: "hidden", reason: null });
  await removeFilm(app, id);
}

/** Stores the operator's edit of a film: later scans keep it. */
export async function editFilm(app: App, id: string, edit: FilmFacts): Promise<KnownFilmFacts> {
  const { film } = findFilmTitle(app, id);
  const item = await requireItem(app, id);
  const edited = await updateItem(app.db, id, { edits: addEdit(item, edit) });
  await putFilm(app, { ...film, ...nameFilm(edited ?? item) });
  return presentFacts(findFilmTitle(app, id).title);
}

/** Stores the operator's poster of a film: later scans keep it. */
export async function hangPoster(
  app: App,
  id: string,
  { poster, blur }: { poster: Buffer; blur: string | null },
): Promise<KnownFilmFacts> {
  const { key: blob } = await app.blobs.put(poster);
  const { isThere, unowned } = await swapPoster(app.db, id, { blob, blur });
  await dropBlobs(app, unowned);
  if (!isThere) throw new AppError("NOT_FOUND", "This film no longer exists.");
  const { film } = findFilmTitle(app, id);
  await putFilm(app, { ...film, poster_blob: blob, poster_blur: blur });
  return presentFacts(findFilmTitle(app, id).title);
}

async function requireItem(app: App, id: string): Promise<ItemRow> {
  const item = await findItem(app.db, id);
  if (!item) throw new AppError("NOT_FOUND", "This file no longer exists.");
  return item;
}
