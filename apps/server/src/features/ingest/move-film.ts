import { putFilm } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { enqueueIngest } from "./jobs.ts";
import { nameFilm } from "./film-row.ts";
import { findFilmTitle, hasFilm } from "./known-film.ts";
import { type ItemRow, updateItem } from "./store.ts";

type Place = Pick<ItemRow, "path" | "file_name" | "sidecars" | "size_bytes" | "modified_at">;

/**
 * Follows a renamed file: the same film, titled after the new name unless the operator named it.
 */
export async function moveFilm(app: App, itemId: string, place: Place): Promise<void> {
  const item = await updateItem(app.db, itemId, place);
  if (!item) return;
  if (item.state === "ready" && hasFilm(app, itemId)) {
    const { film } = findFilmTitle(app, itemId);
    await putFilm(app, { ...film, ...nameFilm(item), source_path: item.path });
    return;
  }
  if (item.state !== "hidden") await enqueueIngest(app, itemId);
}
