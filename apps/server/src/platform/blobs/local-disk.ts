import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { newId } from "#platform/ids.ts";
import type { Blobs } from "./blobs.ts";
import { isBlobKey } from "./blob-key.ts";
import { writeDraft } from "./draft.ts";

/** Blobs as files in two levels of folders, so that no folder grows large. */
export class LocalDiskBlobs implements Blobs {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Deletes drafts left by a crash. */
  static async open(folder: string): Promise<LocalDiskBlobs> {
    const drafts = join(folder, "drafts");
    await rm(drafts, { recursive: true, force: true });
    await mkdir(drafts, { recursive: true });
    return new LocalDiskBlobs(folder);
  }

  async put(content: Readable | Buffer): Promise<{ key: string; size: number }> {
    const draft = join(this.#folder, "drafts", newId());
    try {
      const written = await writeDraft(draft, content);
      const file = this.#fileOf(written.key);
      await mkdir(dirname(file), { recursive: true });
      await rename(draft, file);
      // Folder entries must be on disk before the blob is acknowledged.
      await syncFolder(dirname(file));
      await syncFolder(dirname(dirname(file)));
      await syncFolder(this.#folder);
      return written;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    if ((await this.size(key)) === null) return null;
    return createReadStream(this.#fileOf(key), range);
  }

  async size(key: string): Promise<number | null> {
    if (!isBlobKey(key)) return null;
    try {
      return (await stat(this.#fileOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async localFile(key: string): Promise<({ path: string } & AsyncDisposable) | null> {
    if ((await this.size(key)) === null) return null;
    return { path: this.#fileOf(key), [Symbol.asyncDispose]: async () => {} };
  }

  async delete(key: string): Promise<void> {
    if (isBlobKey(key)) await rm(this.#fileOf(key), { force: true });
  }

  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key.slice(2, 4), key);
  }
}

async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, "r");
  await folder.sync();
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
