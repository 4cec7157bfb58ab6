/**
 * Six of thirteen frames, unevenly spaced. Drawing them is less than half of the work, and no light
 * that flashes more than three times per second can be missed, even if it is on for only one frame,
 * since no period of up to twelve frames divides thirteen. Evenly spaced samples would alias with
 * some periods.
 */
const ruler = new Set([0, 1, 3, 7, 8, 10]);
const rulerLength = 13;

/** Whether the first pass draws this frame. */
export function isInFirstPass(frame: number): boolean {
  return ruler.has(frame % rulerLength);
}

/** Frames before and after a suspicious one that are all drawn: one and a half seconds. */
const around = 36;

/** The ranges of a film to draw frame by frame, sorted and disjoint. `to` is exclusive. */
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
