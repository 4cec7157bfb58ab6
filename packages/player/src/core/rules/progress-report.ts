/** How often a playing film reports its position. */
const everySeconds = 5;

export type ReportMoment = "playing" | "paused" | "sought" | "ended" | "hidden";

/** The last report; null before the first. */
export type LastReport = { positionSeconds: number; atMs: number } | null;

/** Smaller moves are not reported while the film plays. */
const leastMoveSeconds = 0.5;

/**
 * Whether to report the position now: every five seconds of watching, and at once when the viewer
 * seeks, stops or leaves. The position at which a film stops is reported exactly, because no report
 * may follow.
 */
export function shouldReport(
  moment: ReportMoment,
  positionSeconds: number,
  nowMs: number,
  last: LastReport,
): boolean {
  if (last === null) return positionSeconds > 0;
  const moved = Math.abs(positionSeconds - last.positionSeconds);
  if (moment === "playing") {
    return nowMs - last.atMs >= everySeconds * 1000 && moved >= leastMoveSeconds;
  }
  return moment === "sought" ? moved >= leastMoveSeconds : moved > 0;
}
