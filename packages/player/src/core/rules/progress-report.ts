/** How often a playing film tells where it is. */
const everySeconds = 5;

export type ReportMoment = "playing" | "paused" | "sought" | "ended" | "hidden";

/** What was told last; null before the first report. */
export type LastReport = { positionSeconds: number; atMs: number } | null;

/** A move too small to be worth telling while the film goes on. */
const leastMoveSeconds = 0.5;

/**
 * Whether to tell the server the position now: every five seconds of watching, and at once when the
 * viewer moves, stops or leaves. Where a film stops is told exactly, as nothing may be told after it.
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
