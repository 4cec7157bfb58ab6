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
import type { LibraryFolder } from "#features/ingest/folders/library-folders.ts";
import { readLibraryPath, writeLibraryPath } from "#features/ingest/files/library-path.ts";
import { environmentFolderId } from "@goldmane/contracts/ingest/folders";
import { insertItem, type ItemRow, listLibraryItems, updateItem } from "./store.ts";
import { type FoundFile, type Walk, walkLibrary } from "#features/ingest/files/walk-library.ts";

/** What a scan found in one folder of the library. */
export type FolderScan = {
  folder: LibraryFolder;
  /** The folder behind symbolic links; null if it could not be read. */
  root: string | null;
  /** The current folders below it. */
  folders: string[];
  hasFiles: boolean;
  error: unknown;
};

export type Scan = {
  folders: FolderScan[];
  /** Whether some files have to be checked again because they are still being written. */
  isUnsettled: boolean;
};

type Asked = {
  folders: readonly LibraryFolder[];
  settling: Settling;
  /** False where an empty folder may mean an unmounted disk. */
  mayBeEmptied: (folder: LibraryFolder) => Promise<boolean>;
  signal: AbortSignal;
};

type Walked = { folder: LibraryFolder; root: string; walk: Walk };

/**
 * Brings the items of the library in line with the files in its folders: all of them at once, so
 * that a film that moves from one folder to another stays the same film.
 */
export async function scanLibrary(app: App, asked: Asked): Promise<Scan> {
  const { walks, failures } = await walkFolders(asked);
  const items = await listLibraryItems(app.db);
  const known = new Map(items.map((item) => [item.path, item]));
  const files = walks.flatMap(({ folder, root, walk }) =>
    walk.files.map((file) => ({ folder, root, file, key: keyOf(folder, file) })),
  );
  const there = new Set(files.map(({ key }) => key));
  const missing = items.filter(({ path }) => !there.has(path ?? ""));
  const gone = new Set(missing.filter((item) => !isOutOfReach(item, asked, walks)));
  const unsettled: FoundFile[] = [];
  for (const { folder, root, file, key } of files) {
    const item = known.get(key);
    if (item && isUnchanged(item, file)) continue;
    // SQLite answers within the same turn of the event loop: thousands of files would block it.
    await letOthersIn();
    asked.signal.throwIfAborted();
    if (!asked.settling.hasSettled({ ...file, path: key }, app.now())) unsettled.push(file);
    else if (item) await takeChange(app, item, file);
    else await takeNew(app, { folder, root, file, gone });
  }
  const kept = await listKeptFolders(app, walks, { ...asked, items });
  for (const item of gone) {
    await letOthersIn();
    // A file that is being renamed is not gone.
    if (unsettled.some(({ sizeBytes }) => sizeBytes === item.size_bytes)) continue;
    if (!kept.has(folderIdOf(item))) await dropItem(app, item);
  }
  const scans = walks.map(({ folder, root, walk }) => ({
    folder,
    root,
    folders: walk.folders,
    hasFiles: walk.files.length > 0,
    error: null,
  }));
  return { folders: [...scans, ...failures], isUnsettled: unsettled.length > 0 };
}

/** A folder that can't be read fails alone: its disk may be unplugged. */
async function walkFolders({ folders, signal }: Asked) {
  const walks: Walked[] = [];
  const failures: FolderScan[] = [];
  for (const folder of folders) {
    try {
      const root = await realpath(folder.path);
      walks.push({ folder, root, walk: await walkLibrary(root, signal) });
    } catch (error) {
      signal.throwIfAborted();
      failures.push({ folder, root: null, folders: [], hasFiles: false, error });
    }
  }
  return { walks, failures };
}

/**
 * Whether a missing file says nothing: its folder couldn't be read, or LIBRARY_DIR isn't set this
 * time. Items of a folder that the operator removed are gone.
 */
function isOutOfReach(item: ItemRow, { folders }: Asked, walks: readonly Walked[]): boolean {
  const id = folderIdOf(item);
  if (walks.some(({ folder }) => folder.id === id)) return false;
  return id === environmentFolderId || folders.some((folder) => folder.id === id);
}

function folderIdOf({ path }: ItemRow): string {
  return readLibraryPath(path ?? "").folderId;
}

function keyOf({ id }: LibraryFolder, { path }: FoundFile): string {
  return writeLibraryPath({ folderId: id, path });
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

type NewFile = { folder: LibraryFolder; root: string; file: FoundFile; gone: Set<ItemRow> };

async function takeNew(app: App, { folder, root, file, gone }: NewFile): Promise<void> {
  const path = keyOf(folder, file);
  const moved = await findMoved(join(root, file.path), file, gone);
  if (moved) {
    gone.delete(moved);
    await moveFilm(app, moved.id, { ...factsOf(file), path, file_name: file.fileName });
    return;
  }
  const id = newId(app.now());
  const inserted = await insertItem(app.db, {
    ...factsOf(file),
    id,
    origin: "library",
    path,
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

/** The ids of folders whose missing files stay in the library. */
async function listKeptFolders(
  app: App,
  walks: readonly Walked[],
  { items, mayBeEmptied }: Asked & { items: readonly ItemRow[] },
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { folder, walk } of walks) {
    if (walk.isCut) kept.add(folder.id);
    if (walk.isCut || !walk.isEmpty || (await mayBeEmptied(folder))) continue;
    if (!items.some((item) => folderIdOf(item) === folder.id)) continue;
    kept.add(folder.id);
    app.log.warn(
      { event: "ingest.library_empty", folder: folder.path },
      "The library folder is empty; its titles are kept until files appear in it.",
    );
  }
  return kept;
}
