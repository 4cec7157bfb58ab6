import { removeFilm } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { dropBlobs } from "./item-blobs.ts";
import { deleteItem, type ItemRow } from "./store.ts";
import { dropPendingUpload } from "#features/ingest/files/upload-folder.ts";

/** Deletes an item, its film and everything stored for it. */
export async function dropItem(app: App, item: ItemRow): Promise<void> {
  await removeFilm(app, item.id);
  await dropBlobs(app, await deleteItem(app.db, item.id));
  if (item.upload_id !== null) await dropPendingUpload(app, item.upload_id);
}
