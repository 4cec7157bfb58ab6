import { formatNumber } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";

/** A score as people read it: points, or ticks as a time. */
export function formatScore(score: number, isTime: boolean): string {
  return isTime ? say`${(score / 60).toFixed(2)} s` : formatNumber(score);
}
