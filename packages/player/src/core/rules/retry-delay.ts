/** Tries beyond the first before a download counts as failed. */
export const retries = 5;

const firstMs = 400;
const longestMs = 8000;

/** Wait before the next try: twice as long each time, spread so that viewers don't return as one. */
export function retryDelayMs(attempt: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** attempt);
  return full * (0.75 + 0.5 * random);
}

/** Answers that another try may change: time-outs, too many requests, the server's own faults. */
export function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** Answers that a fresh grant may change: its signature has expired or was taken back. */
export function isExpired(status: number): boolean {
  return status === 401 || status === 403 || status === 410;
}
