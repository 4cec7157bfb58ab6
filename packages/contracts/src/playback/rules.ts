import { resumeFromSeconds, resumeUntilShare } from "./limits.ts";

/** Where a film takes up again: 0 when it was hardly begun or as good as over. */
export function resumePosition(positionSeconds: number, durationSeconds: number): number {
  const begun = positionSeconds >= resumeFromSeconds;
  const unfinished = positionSeconds < durationSeconds * resumeUntilShare;
  return begun && unfinished ? positionSeconds : 0;
}
