import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as letOthersIn } from "node:timers/promises";
import type { App } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { dropItem } from "./drop-item.ts";
import { sidecarsColumn } from "#features/ingest/captions/sidecars.ts";
import { fingerprintFile } from "#features/ingest/files/fingerprint.ts";
import { enqueueIngest } from "./jobs.ts";
import { moveFilm } from "./move-film.ts";
import type { Settling } from "#features/ingest/files/settling.ts";
import { insertItem, type ItemRow, listLibraryItems, updateItem } from "./store.ts";
import { type FoundFile, type Walk, walkLibrary } from "#features/ingest/files/walk-library.ts";

export type Scan = {
  /** The current folders below the library folder. */
  folders: string[];
  /** Whether some files have to be checked again because they are still being written. */
  isUnsettled: boolean;
  hasFiles: boolean;
};

type Asked = {
  folder: string;
  settling: Settling;
  /** False where an empty folder may mean an unmounted disk. */
  mayBeEmptied: boolean;
  signal: AbortSignal;
};

/** Brings the items of the library in line with the files in its folder. */
export async function scanLibrary(app: App, asked: Asked): Promise<Scan> {
  const root = await realpath(asked.folder);
  const walk = await walkLibrary(root, asked.signal);
  const items = await listLibraryItems(app.db);
  const known = new Map(items.map((item) => [item.path, item]));
  const there = new Set(walk.files.map(({ path }) => path));
  const gone = new Set(items.filter(({ path }) => !there.has(path ?? "")));
  const unsettled: FoundFile[] = [];
  for (const file of walk.files) {
    const item = known.get(file.path);
    if (item && isUnchanged(item, file)) continue;
    // SQLite answers within the same turn of the event loop: thousands of files would block it.
    await letOthersIn();
    asked.signal.throwIfAborted();
    if (!asked.settling.hasSettled(file, app.now())) unsettled.push(file);
    else if (item) await takeChange(app, item, file);
    else await takeNew(app, { root, file, gone });
  }
  if (isAllowedToForget(app, walk, { ...asked, items })) {
    for (const item of gone) {
      await letOthersIn();
      // A file that is being renamed is not gone.
      if (unsettled.some(({ sizeBytes }) => sizeBytes === item.size_bytes)) continue;
      await dropItem(app, item);
    }
  }
  return {
    folders: walk.folders,
    isUnsettled: unsettled.length > 0,
    hasFiles: walk.files.length > 0,
  };
}

function isUnchanged(item: ItemRow, file: FoundFile): boolean {
  return (
    item.size_bytes === file.sizeBytes &&
    item.modified_at === file.modifiedAt &&
    item.sidecars === sidecarsColumn.write(file.sidecars)
  );
}

async function takeChange(app: App, item: ItemRow, file: FoundFile): Promise<void> {
  const isHidden = item.state === "hidden";
  await updateItem(app.db, item.id, {
    ...factsOf(file),
    ...(!isHidden && { state: "waiting", reason: null }),
  });
  if (!isHidden) await enqueueIngest(app, item.id);
}

async function takeNew(
  app: App,
  { root, file, gone }: { root: string; file: FoundFile; gone: Set<ItemRow> },
): Promise<void> {
  const moved = await findMoved(join(root, file.path), file, gone);
  if (moved) {
    gone.delete(moved);
    await moveFilm(app, moved.id, { ...factsOf(file), path: file.path, file_name: file.fileName });
    return;
  }
  const id = newId(app.now());
  const inserted = await insertItem(app.db, {
    ...factsOf(file),
    id,
    origin: "library",
    path: file.path,
    file_name: file.fileName,
    state: "waiting",
    is_refused: 0,
    edits: "{}",
    added_at: app.now(),
  });
  if (inserted) await enqueueIngest(app, id);
}

function factsOf({ sizeBytes, modifiedAt, sidecars }: FoundFile) {
  return {
    size_bytes: sizeBytes,
    modified_at: modifiedAt,
    sidecars: sidecarsColumn.write(sidecars),
  };
}

/** The item whose file this was before it was renamed or moved. */
async function findMoved(
  path: string,
  { sizeBytes }: FoundFile,
  gone: ReadonlySet<ItemRow>,
): Promise<ItemRow | undefined> {
  const alike = [...gone].filter((item) => item.size_bytes === sizeBytes);
  if (alike.every(({ fingerprint }) => fingerprint === null)) return undefined;
  const fingerprint = await fingerprintFile(path);
  return alike.find((item) => item.fingerprint === fingerprint);
}

function isAllowedToForget(
  app: App,
  walk: Walk,
  { items, mayBeEmptied, folder }: Asked & { items: readonly ItemRow[] },
): boolean {
  if (walk.isCut) return false;
  if (!walk.isEmpty || mayBeEmptied || items.length === 0) return true;
  app.log.warn(
    { event: "ingest.library_empty", folder },
    "the library folder is empty; keeping its titles until files appear in it",
  );
  return false;
}
