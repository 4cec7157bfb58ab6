import { opendir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { mostListedFolders } from "@goldmane/contracts/ingest/limits";
import type { FolderListing } from "@goldmane/contracts/ingest/folders";
import { requireReadableFolder } from "./check-folder.ts";

/** Kernel file systems: they hold no films, and some of their entries change all the time. */
const systemFolders = new Set(["/dev", "/proc", "/sys", "/run"]);

/** Where disks and films usually are. The first one that exists is opened first. */
const usualPlaces = ["/media", "/mnt", "/srv", "/Volumes", homedir(), "/"];
const drives = ["C", "D", "E", "F", "G", "H"].map((letter) => `${letter}:\\`);

/**
 * The folders in a folder of the server, for choosing one. It lists names of folders only, and
 * folders behind symbolic links too. Hidden ones are left out.
 */
export async function browseFolders(path: string | undefined): Promise<FolderListing> {
  const places = await listPlaces();
  const folder = await requireReadableFolder(path ?? places[0] ?? "/");
  const names: string[] = [];
  let isCut = false;
  for await (const entry of await opendir(folder)) {
    if (entry.name.startsWith(".") || systemFolders.has(join(folder, entry.name))) continue;
    const isFolder =
      entry.isDirectory() ||
      (entry.isSymbolicLink() && (await isDirectory(join(folder, entry.name))));
    if (!isFolder) continue;
    isCut = names.length >= mostListedFolders;
    if (isCut) break;
    names.push(entry.name);
  }
  const parent = dirname(folder);
  const collator = new Intl.Collator("en", { numeric: true });
  return {
    path: folder,
    parent: parent === folder ? null : parent,
    places,
    folders: names.toSorted(collator.compare).map((name) => ({ name, path: join(folder, name) })),
    isCut,
  };
}

async function listPlaces(): Promise<string[]> {
  const candidates = process.platform === "win32" ? [homedir(), ...drives] : usualPlaces;
  const there = await Promise.all(candidates.map(isDirectory));
  return [...new Set(candidates.filter((_, index) => there[index]))];
}

async function isDirectory(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
