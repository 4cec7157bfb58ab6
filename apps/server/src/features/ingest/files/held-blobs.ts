import type { Blobs } from "#platform/blobs/blobs.ts";
import { perApp } from "#platform/per-app.ts";

type LocalFile = { path: string } & AsyncDisposable;
type Held = { file: Promise<LocalFile | null>; users: number; release?: NodeJS.Timeout };

/** A film is watched segment by segment: a remote store must not be asked for each. */
const keptMs = 10 * 60_000;

/** Makes blobs readable as files while they are in use and for some minutes after. */
class HeldBlobs {
  readonly #blobs: Blobs;
  readonly #held = new Map<string, Held>();

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
  }

  /** Null when there is no such blob. */
  async take(key: string): Promise<LocalFile | null> {
    const held = this.#held.get(key) ?? { file: this.#blobs.localFile(key), users: 0 };
    this.#held.set(key, held);
    clearTimeout(held.release);
    held.users += 1;
    const file = await held.file.catch((error: unknown) => {
      this.#held.delete(key);
      throw error;
    });
    if (!file) {
      this.#held.delete(key);
      return null;
    }
    return { path: file.path, [Symbol.asyncDispose]: async () => this.#giveBack(key, held) };
  }

  async close(): Promise<void> {
    for (const [key, held] of this.#held) {
      clearTimeout(held.release);
      await this.#letGo(key, held);
    }
  }

  #giveBack(key: string, held: Held): void {
    held.users -= 1;
    if (held.users > 0) return;
    held.release = setTimeout(() => void this.#letGo(key, held), keptMs).unref();
  }

  async #letGo(key: string, held: Held): Promise<void> {
    if (this.#held.get(key) === held) this.#held.delete(key);
    const file = await held.file.catch(() => null);
    await file?.[Symbol.asyncDispose]();
  }
}

export const heldBlobsOf = perApp((app) => new HeldBlobs(app.blobs));
