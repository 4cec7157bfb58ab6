import type { Readable } from "node:stream";

/** Immutable bytes under the SHA-256 of their content. A blob is there whole or not at all. */
export interface Blobs {
  /** Keeps the content and answers its key (lower-case hex SHA-256) and size. */
  put(content: Readable | Buffer): Promise<{ key: string; size: number }>;
  /** Null when there is none. `range` is inclusive on both ends, as in HTTP. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** A path that ffmpeg can open, fetched first if the store is remote; released by the disposer. */
  localFile(key: string): Promise<({ path: string } & AsyncDisposable) | null>;
  delete(key: string): Promise<void>;
}
