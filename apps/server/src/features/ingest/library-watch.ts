import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { AppError } from "@goldmane/contracts/errors";
import { requireReadableFolder } from "#features/ingest/folders/check-folder.ts";
import { libraryFoldersOf } from "#features/ingest/folders/library-folders.ts";
import { type FolderScan, scanLibrary } from "./scan-library.ts";
import { Settling, settleMs } from "#features/ingest/files/settling.ts";

/** Changes come in bursts: they are handled together. */
const gatherMs = 300;
/** For file systems that report no changes. */
const lookAnywayMs = 10 * 60_000;
const lookOftenMs = 60_000;

/** When a folder was scanned, and why it couldn't be. */
type ScanState = { scannedAt: number; problem: string | null };

/**
 * Keeps the library in sync with its folders: one scan at a time, after every change and
 * periodically. Its timer is per node, since the watchers and the files still being copied are known
 * to this process only.
 */
class LibraryWatch {
  readonly #app: App;
  readonly #settling = new Settling();
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #stopping = new AbortController();
  #scan: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Infinity;
  #everyMs = lookAnywayMs;
  /** By the folder's id: its device and inode when files were last seen in it. */
  readonly #seenIn = new Map<string, string>();
  readonly #states = new Map<string, ScanState>();

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Scans the folders now. Resolves when the scan is done; files it found are still to be ingested.
   */
  async scanNow(): Promise<void> {
    await this.#scan;
    this.#scan ??= this.#run().finally(() => {
      this.#scan = undefined;
    });
    await this.#scan;
  }

  /** The last scan of a folder by this node. */
  stateOf(folderId: string): ScanState | undefined {
    return this.#states.get(folderId);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    await this.#scan;
  }

  async #run(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#dueAt = Infinity;
    try {
      const { folders, isUnsettled } = await scanLibrary(this.#app, {
        folders: libraryFoldersOf(this.#app),
        settling: this.#settling,
        mayBeEmptied: async ({ id, path }) => this.#seenIn.get(id) === (await identify(path)),
        signal: this.#stopping.signal,
      });
      for (const scan of folders) await this.#note(scan);
      this.#follow(folders);
      const isComplete = folders.every(({ error }) => error === null);
      this.#lookAgainIn(isUnsettled ? settleMs : isComplete ? this.#everyMs : lookOftenMs);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#app.log.error({ event: "ingest.scan_failed", err: error }, "A scan failed.");
      this.#lookAgainIn(lookOftenMs);
    }
  }

  async #note({ folder, hasFiles, error }: FolderScan): Promise<void> {
    const scannedAt = this.#app.now();
    if (error === null) {
      if (hasFiles) this.#seenIn.set(folder.id, await identify(folder.path));
      this.#states.set(folder.id, { scannedAt, problem: null });
      return;
    }
    const problem = await requireReadableFolder(folder.path).then(
      () => "The server can’t read this folder. Trying again in a minute.",
      (reason: unknown) => (reason instanceof AppError ? reason.message : String(reason)),
    );
    this.#states.set(folder.id, { scannedAt, problem });
    this.#app.log.warn(
      { event: "ingest.library_unreadable", err: error, folder: folder.path },
      "A library folder could not be read.",
    );
  }

  #lookAgainIn(delayMs: number): void {
    const dueAt = Date.now() + delayMs;
    if (dueAt >= this.#dueAt || this.#stopping.signal.aborted) return;
    this.#dueAt = dueAt;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.scanNow(), delayMs).unref();
  }

  /** One watcher per folder: a library of thousands of files needs a handful. */
  #follow(scans: readonly FolderScan[]): void {
    const wanted = new Set(
      scans.flatMap(({ root, folders }) =>
        root === null ? [] : folders.map((folder) => join(root, folder)),
      ),
    );
    for (const [folder, watcher] of this.#watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    const unwatched = [...wanted].filter((folder) => !this.#watchers.has(folder));
    for (const folder of unwatched) this.#watch(folder);
    // Files added before the watcher attached need a rescan.
    if (unwatched.length > 0) this.#lookAgainIn(gatherMs);
  }

  #watch(folder: string): void {
    try {
      const watcher = watch(folder, () => this.#lookAgainIn(gatherMs));
      watcher.on("error", () => this.#lookAgainIn(gatherMs));
      this.#watchers.set(folder, watcher.unref());
    } catch (error) {
      if (this.#everyMs === lookOftenMs) return;
      this.#everyMs = lookOftenMs;
      this.#app.log.warn(
        { event: "ingest.watch_incomplete", err: error, folder },
        "Parts of the library cannot be watched; it is scanned every minute.",
      );
    }
  }
}

async function identify(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `${dev}:${ino}`;
}

export const libraryWatchOf = perApp((app) => new LibraryWatch(app));
