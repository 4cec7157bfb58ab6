/** Keys are paths of plain names: `3fa9…/video/low/12`. */
export type CacheKey = string;

/**
 * Where made media is kept. What is read is whole; what is kept may be gone the next time, since
 * anything here can be made again.
 */
export interface SegmentCache {
  read(key: CacheKey): Promise<Buffer | null>;
  /** @throws AppError STORAGE_FULL when there is no room even after others were let go. */
  write(key: CacheKey, bytes: Buffer): Promise<void>;
  /** Bytes, or null when it is not known to be kept. Answers at once. */
  size(key: CacheKey): number | null;
}
