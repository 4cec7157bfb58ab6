import { type FSWatcher, watch } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { scanLibrary } from "./scan-library.ts";
import { Settling, settleMs } from "#features/ingest/files/settling.ts";

/** Changes come in bursts: they are handled together. */
const gatherMs = 300;
/** For file systems that report no changes. */
const lookAnywayMs = 10 * 60_000;
const lookOftenMs = 60_000;

/**
 * Keeps the library in sync with its folder: one scan at a time, after every change and
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
  /** The folder, by device and inode, in which files were last seen. */
  #seenIn: string | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Scans the folder now. Resolves when the scan is done; files it found are still to be ingested.
   */
  async scanNow(): Promise<void> {
    await this.#scan;
    this.#scan ??= this.#run().finally(() => {
      this.#scan = undefined;
    });
    await this.#scan;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    await this.#scan;
  }

  async #run(): Promise<void> {
    const folder = this.#app.config.libraryFolder;
    if (folder === null || this.#stopping.signal.aborted) return;
    this.#dueAt = Infinity;
    try {
      const identity = await identify(folder);
      const { folders, isUnsettled, hasFiles } = await scanLibrary(this.#app, {
        folder,
        settling: this.#settling,
        mayBeEmptied: this.#seenIn === identity,
        signal: this.#stopping.signal,
      });
      if (hasFiles) this.#seenIn = identity;
      this.#follow(await realpath(folder), folders);
      this.#lookAgainIn(isUnsettled ? settleMs : this.#everyMs);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#app.log.warn(
        { event: "ingest.library_unreadable", err: error, folder },
        "the library folder cannot be read",
      );
      this.#lookAgainIn(lookOftenMs);
    }
  }

  #lookAgainIn(delayMs: number): void {
    const dueAt = Date.now() + delayMs;
    if (dueAt >= this.#dueAt || this.#stopping.signal.aborted) return;
    this.#dueAt = dueAt;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.scanNow(), delayMs).unref();
  }

  /** One watcher per folder: a library of thousands of files needs a handful. */
  #follow(root: string, folders: readonly string[]): void {
    const wanted = new Set(folders.map((folder) => join(root, folder)));
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
        "parts of the library cannot be watched; scanning frequently",
      );
    }
  }
}

async function identify(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `${dev}:${ino}`;
}

export const libraryWatchOf = perApp((app) => new LibraryWatch(app));
