import { opendir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { belongsTo, isSidecar, type SidecarFile } from "#features/ingest/captions/sidecars.ts";

export type FoundFile = {
  /** Below the library folder, with slashes. */
  path: string;
  fileName: string;
  sizeBytes: number;
  modifiedAt: number;
  sidecars: SidecarFile[];
};

export type Walk = {
  files: FoundFile[];
  folders: string[];
  isEmpty: boolean;
  /** There are more files than the limit, or a folder that could not be read. */
  isCut: boolean;
};

/** Extensions of film files; the content is checked later. */
const filmEndings = new Set(
  "3g2 3gp asf avi divx flv m2ts m4v mkv mov mp4 mpeg mpg mts ogv rmvb ts vob webm wmv"
    .split(" ")
    .map((ending) => `.${ending}`),
);
const foldersOfSystems = new Set([
  "@eaDir",
  "$RECYCLE.BIN",
  "System Volume Information",
  "lost+found",
]);

const mostFiles = 50_000;
const deepest = 16;

/**
 * Every film below a folder, with the subtitle files beside it. Hidden files, unfinished downloads
 * (by their extension) and symbolic links are skipped: a link to a file inside the folder is found
 * anyway, and one that leads out of it must not be shown.
 */
export async function walkLibrary(root: string, signal: AbortSignal): Promise<Walk> {
  const walk: Walk = { files: [], folders: [], isEmpty: true, isCut: false };
  const open = [""];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    signal.throwIfAborted();
    const entries = await listFolder(join(root, folder), folder === "");
    if (entries === null) {
      walk.isCut = true;
      continue;
    }
    walk.folders.push(folder);
    if (entries.folders.length + entries.files.length > 0) walk.isEmpty = false;
    const below = (name: string): string => (folder === "" ? name : `${folder}/${name}`);
    if (folder.split("/").length < deepest) open.push(...entries.folders.map(below));
    const sidecars = entries.files.filter(isSidecar);
    for (const name of entries.files.filter(isFilm)) {
      if (walk.files.length >= mostFiles) return { ...walk, isCut: true };
      const film = await describe(root, below(name));
      if (!film) continue;
      const beside = sidecars.filter((sidecar) => belongsTo(sidecar, name)).toSorted();
      const described = await Promise.all(beside.map((sidecar) => describe(root, below(sidecar))));
      walk.files.push({
        ...film,
        fileName: name,
        sidecars: described.filter((sidecar) => sidecar !== null),
      });
    }
  }
  return walk;
}

/** Null for a folder that cannot be read; an unreadable root throws. */
async function listFolder(
  path: string,
  isRoot: boolean,
): Promise<{ folders: string[]; files: string[] } | null> {
  try {
    const found = { folders: [] as string[], files: [] as string[] };
    for await (const entry of await opendir(path)) {
      if (entry.name.startsWith(".") || foldersOfSystems.has(entry.name)) continue;
      if (entry.isDirectory()) found.folders.push(entry.name);
      else if (entry.isFile()) found.files.push(entry.name);
    }
    return found;
  } catch (error) {
    if (isRoot) throw error;
    const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
    return isGone ? { folders: [], files: [] } : null;
  }
}

async function describe(root: string, path: string): Promise<SidecarFile | null> {
  const found = await stat(join(root, path)).catch(() => null);
  return found && { path, sizeBytes: found.size, modifiedAt: Math.round(found.mtimeMs) };
}

function isFilm(name: string): boolean {
  return filmEndings.has(extname(name).toLowerCase());
}
