import type { Shown } from "@goldmane/contracts/companion/schema";

type Film = Pick<
  NonNullable<Shown["film"]>,
  "positionSeconds" | "durationSeconds" | "speed" | "isPlaying"
>;

/**
 * Where a film is by the clock, in seconds, until the screen says so anew.
 * @param heardAt when the film was told of, and `now`, both in ms of one clock.
 */
export function positionAt(film: Film, heardAt: number, now: number): number {
  const gone = film.isPlaying ? (Math.max(0, now - heardAt) / 1000) * film.speed : 0;
  return Math.min(film.durationSeconds, film.positionSeconds + gone);
}
