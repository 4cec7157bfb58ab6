import type { Span } from "#core/time/span.ts";

/** The button would only flash for less than this. */
const leastSeconds = 1;

/** Where "Skip intro" leads from here; null where it isn't offered. */
export function skipIntroTo(timeSeconds: number, intro: Span | null): number | null {
  if (!intro || timeSeconds < intro.startSeconds) return null;
  return intro.endSeconds - timeSeconds > leastSeconds ? intro.endSeconds : null;
}
