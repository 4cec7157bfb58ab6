import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError } from "@goldmane/contracts/errors";
import type { CacheKey, SegmentCache } from "./segment-cache.ts";

type Kept = { bytes: number; touchedAt: number };

/** How often a use is recorded on disk, so that a restart knows what was used recently. */
const touchEveryMs = 3_600_000;

/**
 * Files under one folder, the least recently used evicted at the cap. A file is written aside,
 * flushed and renamed: a crash or a full disk leaves no partial file.
 */
export class DiskSegmentCache implements SegmentCache {
  readonly #folder: string;
  readonly #aside: string;
  readonly #mostBytes: number;
  readonly #kept = new Map<CacheKey, Kept>();
  readonly #ready: Promise<void>;
  #bytes = 0;

  constructor(folder: string, mostBytes: number) {
    this.#folder = join(folder, "kept");
    this.#aside = join(folder, "aside", randomUUID());
    this.#mostBytes = mostBytes;
    this.#ready = this.#takeStock();
    this.#ready.catch(() => {});
  }

  /**
   * Resolves when files of an earlier run have been counted. Reads and writes need not wait for it.
   */
  get ready(): Promise<void> {
    return this.#ready;
  }

  get bytes(): number {
    return this.#bytes;
  }

  size(key: CacheKey): number | null {
    return this.#kept.get(key)?.bytes ?? null;
  }

  async read(key: CacheKey): Promise<Buffer | null> {
    const bytes = await readWhole(join(this.#folder, key));
    if (bytes) this.#use(key, bytes.length);
    else this.#forget(key);
    return bytes;
  }

  async write(key: CacheKey, bytes: Buffer): Promise<void> {
    try {
      await this.#place(key, bytes);
    } catch (error) {
      if (!isFull(error)) throw error;
      // The disk is shared: others may have filled it while we are far below our own cap. Cached
      // files are evicted only if that makes enough room.
      if (this.#bytes < bytes.length) throw storageFull(error);
      await this.#letGo(Math.max(bytes.length * 4, this.#bytes * 0.1));
      await this.#place(key, bytes).catch((again: unknown) => {
        throw isFull(again) ? storageFull(again) : again;
      });
    }
    this.#use(key, bytes.length);
    if (this.#bytes > this.#mostBytes) await this.#letGo(this.#bytes - this.#mostBytes);
  }

  async #place(key: CacheKey, bytes: Buffer): Promise<void> {
    const target = join(this.#folder, key);
    const aside = join(this.#aside, randomUUID());
    try {
      await mkdir(this.#aside, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await using file = await open(aside, "wx");
      await file.writeFile(bytes);
      await file.datasync();
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  #use(key: CacheKey, bytes: number): void {
    const known = this.#kept.get(key);
    const now = Date.now();
    this.#kept.delete(key);
    this.#bytes += bytes - (known?.bytes ?? 0);
    const isStale = known !== undefined && now - known.touchedAt > touchEveryMs;
    this.#kept.set(key, { bytes, touchedAt: known && !isStale ? known.touchedAt : now });
    if (isStale) utimes(join(this.#folder, key), now / 1000, now / 1000).catch(() => {});
  }

  #forget(key: CacheKey): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  /** Deletes the least recently used files until so many bytes are free. */
  async #letGo(wanted: number): Promise<void> {
    let freed = 0;
    for (const [key, { bytes }] of this.#kept) {
      if (freed >= wanted) break;
      this.#forget(key);
      await rm(join(this.#folder, key), { force: true });
      freed += bytes;
    }
  }

  /** Deletes temporary files that an earlier run left. */
  async #sweepUp(): Promise<void> {
    const all = dirname(this.#aside);
    const names = await readdir(all).catch(() => []);
    const old = names.filter((name) => name !== basename(this.#aside));
    await Promise.all(old.map((name) => rm(join(all, name), { recursive: true, force: true })));
  }

  async #takeStock(): Promise<void> {
    await this.#sweepUp();
    const found: { key: CacheKey; bytes: number; touchedAt: number }[] = [];
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    for (const key of names) {
      const file = await stat(join(this.#folder, key)).catch(() => null);
      if (file?.isFile()) found.push({ key, bytes: file.size, touchedAt: file.mtimeMs });
    }
    const used = new Map(this.#kept);
    this.#kept.clear();
    this.#bytes = 0;
    const sorted = found.toSorted((a, b) => a.touchedAt - b.touchedAt);
    for (const { key, bytes, touchedAt } of sorted) this.#kept.set(key, { bytes, touchedAt });
    for (const [key, kept] of used) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    for (const { bytes } of this.#kept.values()) this.#bytes += bytes;
    if (this.#bytes > this.#mostBytes) await this.#letGo(this.#bytes - this.#mostBytes);
  }
}

/** One positioned read into a buffer of its own, which then serves as the cached copy. */
async function readWhole(path: string): Promise<Buffer | null> {
  try {
    await using file = await open(path, "r");
    const { size } = await file.stat();
    const bytes = Buffer.allocUnsafeSlow(size);
    const { bytesRead } = await file.read(bytes, 0, size, 0);
    return size > 0 && bytesRead === size ? bytes : null;
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "EISDIR")) return null;
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return hasCode(error, "ENOSPC") || hasCode(error, "EDQUOT");
}

function storageFull(cause: unknown): AppError {
  const error = new AppError(
    "STORAGE_FULL",
    "The server’s disk is full. Films made earlier still play.",
  );
  error.cause = cause;
  return error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
