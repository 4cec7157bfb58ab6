import { AppError } from "@goldmane/contracts/errors";
import type { FilmFacts, IngestItem, KnownFilmFacts } from "@goldmane/contracts/ingest/schema";
import { putFilm, removeFilm } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { dropItem } from "./drop-item.ts";
import { nameFilm, readEdits } from "./film-row.ts";
import { enqueueIngest } from "./jobs.ts";
import { findFilmTitle } from "./known-film.ts";
import { libraryWatchOf } from "./library-watch.ts";
import { presentFacts, presentItem } from "./present.ts";
import { findItem, type ItemRow, listItems, updateItem } from "./store.ts";

export async function readItems(app: App): Promise<IngestItem[]> {
  return (await listItems(app.db)).map(presentItem);
}

/** Looks through the library folder. The files it finds are ingested after the answer. */
export async function scanNow(app: App): Promise<{ folder: string | null }> {
  await libraryWatchOf(app).scanNow();
  return { folder: app.config.libraryFolder };
}

export async function retryItem(app: App, id: string): Promise<IngestItem> {
  const item = await needItem(app, id);
  if (!presentItem(item).canRetry) {
    throw new AppError(
      "CONFLICT",
      item.state === "failed"
        ? "The file was not kept. Upload it again."
        : "There is nothing to try again.",
    );
  }
  const waiting = await updateItem(app.db, id, { state: "waiting", reason: null });
  await enqueueIngest(app, id);
  return presentItem(waiting ?? item);
}

/** An upload goes for good. A file of the library stays where it is, and off the shelves. */
export async function removeItem(app: App, id: string): Promise<void> {
  const item = await needItem(app, id);
  if (item.origin === "upload") {
    await dropItem(app, item);
    return;
  }
  await updateItem(app.db, id, { state: "hidden", reason: null });
  await removeFilm(app, id);
}

/** Says something of a film, for good: another look at its file does not undo it. */
export async function editFilm(app: App, id: string, said: FilmFacts): Promise<KnownFilmFacts> {
  const { film } = findFilmTitle(app, id);
  const item = await needItem(app, id);
  const edits = JSON.stringify({ ...readEdits(item), ...said });
  const edited = await updateItem(app.db, id, { edits });
  await putFilm(app, { ...film, ...nameFilm(edited ?? item) });
  return presentFacts(findFilmTitle(app, id).title);
}

async function needItem(app: App, id: string): Promise<ItemRow> {
  const item = await findItem(app.db, id);
  if (!item) throw new AppError("NOT_FOUND", "There is no such file.");
  return item;
}
