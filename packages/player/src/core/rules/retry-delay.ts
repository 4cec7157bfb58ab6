/** Retries before a download counts as failed. */
export const retries = 5;

const firstMs = 400;
const longestMs = 8000;

/**
 * Delay before the next retry: doubles each time, with jitter so that viewers don't return at once.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** attempt);
  return full * (0.75 + 0.5 * random);
}

/** Statuses that a retry may change: timeouts, rate limits, server errors. */
export function isWorthRetrying(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** Statuses that a new playback token may change: the old one expired or was revoked. */
export function isExpired(status: number): boolean {
  return status === 401 || status === 403 || status === 410;
}
