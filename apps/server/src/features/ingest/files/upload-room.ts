type Space = {
  freeBytes: number;
  /** Uploads in progress: their total size and how much of it has arrived. */
  pending: readonly { sizeBytes: number; arrivedBytes: number }[];
};

/** Left free for the database and for encoded media. */
const reserveBytes = 512 * 1024 ** 2;

/**
 * Whether one more upload fits: each needs room to arrive and, briefly, room for its copy as a
 * blob.
 */
export function hasRoomFor(sizeBytes: number, { freeBytes, pending }: Space): boolean {
  const promised = pending.reduce(
    (sum, upload) => sum + 2 * upload.sizeBytes - upload.arrivedBytes,
    0,
  );
  return 2 * sizeBytes + promised + reserveBytes <= freeBytes;
}
