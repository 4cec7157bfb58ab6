export type Point = { x: number; y: number };

const leastPixels = 40;

/** Interprets a touch: 1 for next, -1 for previous, 0 for a tap or scroll. */
export function readSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) < leastPixels || Math.abs(across) < 1.5 * along) return 0;
  return across < 0 ? 1 : -1;
}
