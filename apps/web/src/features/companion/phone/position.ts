import type { Shown } from "@goldmane/contracts/companion/schema";

type Film = Pick<
  NonNullable<Shown["film"]>,
  "positionSeconds" | "durationSeconds" | "speed" | "isPlaying"
>;

/**
 * The film's position in seconds, extrapolated from the screen's last report.
 * @param receivedAt when the report arrived; same clock as `now`, in ms
 */
export function positionAt(film: Film, receivedAt: number, now: number): number {
  const gone = film.isPlaying ? (Math.max(0, now - receivedAt) / 1000) * film.speed : 0;
  return Math.min(film.durationSeconds, film.positionSeconds + gone);
}
