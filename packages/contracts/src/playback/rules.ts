import { resumeFromSeconds, resumeUntilShare } from "./limits.ts";
import type { PlaybackCut } from "./schema.ts";

/** The start file of a title, for whoever may play it. */
export function startUrl(titleId: string, cut: PlaybackCut): string {
  return `/media/titles/${titleId}/start-${cut}.mp4`;
}

/** The language tag of a sound without words (BCP 47, ISO 639-2). */
export const noLanguage = "zxx";

/** A view counts once the film has been watched for so long that it would take up again. */
export function becomesView(beforeSeconds: number, nowSeconds: number): boolean {
  return beforeSeconds < resumeFromSeconds && nowSeconds >= resumeFromSeconds;
}

/** Whether a film is as good as over: what is left are its credits. */
export function isFinished(positionSeconds: number, durationSeconds: number): boolean {
  return positionSeconds >= durationSeconds * resumeUntilShare;
}

/** Where a film takes up again: 0 when it was hardly begun or as good as over. */
export function resumePosition(positionSeconds: number, durationSeconds: number): number {
  const begun = positionSeconds >= resumeFromSeconds;
  return begun && !isFinished(positionSeconds, durationSeconds) ? positionSeconds : 0;
}
