import { findCurrent } from "#story/find-current.ts";
import type { ShotSpan } from "#story/timeline.ts";

/** Minimum length of a shot and of each part that a cut leaves of it, in seconds. */
export const shortestPart = 1.5;
/** Minimum length of the shot that interrupts. */
export const shortestAway = 1.3;
const epsilon = 1e-6;

type Interruption = Pick<ShotSpan, "start" | "end" | "shot" | "on"> & { move?: ShotSpan["move"] };

/**
 * Cuts away to another shot and back to the shot before, or to the next one. Returns null when a
 * shot would be lost or become too short.
 */
export function cutAway(shots: readonly ShotSpan[], away: Interruption): ShotSpan[] | null {
  const { start, end } = away;
  const cut: ShotSpan[] = [];
  for (const shot of shots) {
    if (shot.end <= start + epsilon || shot.start >= end - epsilon) {
      cut.push(shot);
      continue;
    }
    const whole = shot.whole ?? { start: shot.start, end: shot.end };
    const parts = [
      { ...shot, whole, end: Math.min(shot.end, start) },
      { ...shot, whole, start: Math.max(shot.start, end) },
    ].filter((part) => part.end - part.start > epsilon);
    if (parts.length === 0 || parts.some((part) => part.end - part.start < shortestPart))
      return null;
    cut.push(...parts);
  }
  cut.push({ move: "hold", ...away });
  return cut.toSorted((a, b) => a.start - b.start);
}

/** The end of the shot that is interrupted, if it is near, and the wanted end. */
export function endsOf(shots: readonly ShotSpan[], start: number, end: number): number[] {
  const near = findCurrent(shots, start)?.end ?? end;
  const seconds = near - start;
  return Math.abs(near - end) < 0.35 && seconds >= shortestAway ? [near, end] : [end];
}
