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
