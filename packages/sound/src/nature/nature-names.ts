/** Sounds of the nature mixer, each endless and synthesized. */
export const natureNames = [
  "rain",
  "waves",
  "wind",
  "fire",
  "birds",
  "crickets",
  "stream",
  "thunder",
  "cafe",
  "train",
] as const;
export type NatureName = (typeof natureNames)[number];
