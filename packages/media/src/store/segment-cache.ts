/** Keys are paths of plain names: `3fa9…/video/low/12`. */
export type CacheKey = string;

/**
 * Stores made media. A read entry is always complete; a stored entry can be gone the next time,
 * since everything here can be made again.
 */
export interface SegmentCache {
  read(key: CacheKey): Promise<Buffer | null>;
  /** @throws AppError STORAGE_FULL when evicting others does not make enough room */
  write(key: CacheKey, bytes: Buffer): Promise<void>;
  /** Bytes, or null when it is not known to be cached. Synchronous. */
  size(key: CacheKey): number | null;
}
