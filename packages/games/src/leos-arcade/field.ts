/** The field of every game in pixels; pictures scale it to the screen. */
export const field = { width: 960, height: 540 } as const;

/** Where characters stand. */
export const ground = 440;

export interface Point {
  x: number;
  y: number;
}

/** Limits a number to a range, both ends included. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Whether two points are at most `reach` pixels apart on both axes. */
export function isNear(a: Point, b: Point, reach: number): boolean {
  return Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
}
