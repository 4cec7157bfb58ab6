/** A segment while it comes in. */
export type Download = {
  receivedBytes: number;
  /** By the rung's bandwidth when the server doesn't say. */
  expectedBytes: number;
  /** Since the first byte. */
  transferMs: number;
};

const judgeAfterMs = 400;

/**
 * Whether to drop a segment on the way and take the lowest rung's instead: it would come after the
 * buffer has run dry, and the lowest rung's, from now on, would come sooner.
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
/** What stays in hand for the lowest rung's segment. */
const reserveSeconds = 1;

/**
 * Whether a segment's first byte has been waited for long enough. A film that is drawn on request
 * doesn't say that it must be drawn: one asks for the better rung, and takes the lowest if it doesn't
 * come while there is time.
 */
export function isOverdue(waitMs: number, bufferSeconds: number): boolean {
  const affordableMs = (bufferSeconds - reserveSeconds) * 400;
  return waitMs > Math.max(leastWaitMs, affordableMs);
}
