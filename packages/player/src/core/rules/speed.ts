export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down the list; the ends stay. */
export function stepSpeed(speed: number, direction: "up" | "down"): number {
  if (direction === "up") return speeds.find((each) => each > speed) ?? speed;
  return speeds.findLast((each) => each < speed) ?? speed;
}
