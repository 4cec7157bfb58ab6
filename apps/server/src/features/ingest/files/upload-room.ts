type Space = {
  freeBytes: number;
  /** Uploads under way: what they will be and how much of it has come. */
  pending: readonly { sizeBytes: number; arrivedBytes: number }[];
};

/** Left free for the database and for what viewers watch. */
const reserveBytes = 512 * 1024 ** 2;

/** Whether one more upload fits: each needs room to arrive and, for a moment, room for its copy as a blob. */
export function hasRoomFor(sizeBytes: number, { freeBytes, pending }: Space): boolean {
  const promised = pending.reduce(
    (sum, upload) => sum + 2 * upload.sizeBytes - upload.arrivedBytes,
    0,
  );
  return 2 * sizeBytes + promised + reserveBytes <= freeBytes;
}
