import type { Span } from "#core/time/span.ts";

/** For less than this the button would only flash. */
const leastSeconds = 1;

/** The target of "Skip intro" at this position; null where it isn't offered. */
export function skipIntroTo(timeSeconds: number, intro: Span | null): number | null {
  if (!intro || timeSeconds < intro.startSeconds) return null;
  return intro.endSeconds - timeSeconds > leastSeconds ? intro.endSeconds : null;
}
