/** How often a playing film tells where it is. */
const everySeconds = 5;

export type ReportMoment = "playing" | "paused" | "sought" | "ended" | "hidden";

/** What was told last; null before the first report. */
export type LastReport = { positionSeconds: number; atMs: number } | null;

/**
 * Whether to tell the server the position now: every five seconds of watching, and at once when the
 * viewer stops, moves or leaves, unless that place was told already.
 */
export function shouldReport(
  moment: ReportMoment,
  positionSeconds: number,
  nowMs: number,
  last: LastReport,
): boolean {
  if (last === null) return positionSeconds > 0;
  const moved = Math.abs(positionSeconds - last.positionSeconds);
  if (moment !== "playing") return moved >= 0.5;
  return nowMs - last.atMs >= everySeconds * 1000 && moved >= 0.5;
}
