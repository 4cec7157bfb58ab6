import type { Readable } from "node:stream";

/** Immutable blobs, addressed by the SHA-256 of their content. Writes are atomic. */
export interface Blobs {
  /** Stores the content and returns its key (lower-case hex SHA-256) and size in bytes. */
  put(content: Readable | Buffer): Promise<{ key: string; size: number }>;
  /** Null if there is no such blob. `range` is inclusive on both ends, as in HTTP. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** A path that ffmpeg can open, downloaded first if the store is remote. Dispose to release it. */
  localFile(key: string): Promise<({ path: string } & AsyncDisposable) | null>;
  delete(key: string): Promise<void>;
}
