/**
 * Six frames of thirteen, unevenly apart: less than half the work of all of them, and no light that
 * comes and goes more than three times a second can hide between them, not even if it is on for one
 * frame only, since no period of up to twelve frames divides thirteen. Evenly spaced looks would all
 * fall into the same phase of some of them.
 */
const ruler = new Set([0, 1, 3, 7, 8, 10]);
const rulerLength = 13;

/** Whether the first look at a film takes this frame. */
export function isGlancedAt(frame: number): boolean {
  return ruler.has(frame % rulerLength);
}

/** Frames before and after a suspicious one that are then all drawn: a second and a half. */
const around = 36;

/** The stretches of a film to look at frame by frame, in order and apart. `to` is not among them. */
export function stretchesAround(
  suspicious: readonly number[],
  frameCount: number,
): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const frame of suspicious) {
    const from = Math.max(0, frame - around);
    const to = Math.min(frameCount, frame + around);
    const last = stretches.at(-1);
    if (last && from <= last.to) last.to = to;
    else stretches.push({ from, to });
  }
  return stretches;
}
