/** A segment being downloaded. */
export type Download = {
  receivedBytes: number;
  /** By the rung's bandwidth when the server doesn't tell. */
  expectedBytes: number;
  /** Since the first byte. */
  transferMs: number;
};

const judgeAfterMs = 400;

/**
 * Whether to abandon a segment's download for the lowest rung's segment: it would arrive after the
 * buffer has run dry, and the lowest rung's would arrive sooner.
 */
export function shouldAbandon(
  download: Download,
  bufferSeconds: number,
  lowestBytes: number,
): boolean {
  if (download.transferMs < judgeAfterMs) return false;
  const bytesPerSecond = (download.receivedBytes * 1000) / download.transferMs;
  if (bytesPerSecond <= 0) return false;
  const secondsLeft = (download.expectedBytes - download.receivedBytes) / bytesPerSecond;
  return secondsLeft > bufferSeconds && lowestBytes / bytesPerSecond < secondsLeft * 0.8;
}

const leastWaitMs = 300;
/** Kept in reserve for the lowest rung's segment. */
const reserveSeconds = 1;

/**
 * Whether the wait for a segment's first byte has been long enough. A film that is drawn on request
 * doesn't announce it: the better rung is requested, and replaced by the lowest if it doesn't come
 * in time.
 */
export function isOverdue(waitMs: number, bufferSeconds: number): boolean {
  const affordableMs = (bufferSeconds - reserveSeconds) * 400;
  return waitMs > Math.max(leastWaitMs, affordableMs);
}
