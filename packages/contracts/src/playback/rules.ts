import { resumeFromSeconds, resumeUntilShare } from "./limits.ts";
import type { PlaybackCut } from "./schema.ts";

/** The URL of a title's start file. */
export function startUrl(titleId: string, cut: PlaybackCut): string {
  return `/media/titles/${titleId}/start-${cut}.mp4`;
}

/** The language tag of a sound without words (BCP 47, ISO 639-2). */
export const noLanguage = "zxx";

/** A view counts once the film would resume where it is. */
export function becomesView(beforeSeconds: number, nowSeconds: number): boolean {
  return beforeSeconds < resumeFromSeconds && nowSeconds >= resumeFromSeconds;
}

/** Whether a film counts as finished: only its credits are left. */
export function isFinished(positionSeconds: number, durationSeconds: number): boolean {
  return positionSeconds >= durationSeconds * resumeUntilShare;
}

/** The position a film resumes at: 0 when it was barely started or is almost finished. */
export function resumePosition(positionSeconds: number, durationSeconds: number): number {
  const begun = positionSeconds >= resumeFromSeconds;
  return begun && !isFinished(positionSeconds, durationSeconds) ? positionSeconds : 0;
}
