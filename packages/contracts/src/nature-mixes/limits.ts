/** The sounds of a nature mix, in the order in which they are shown and written. */
export const natureSounds = [
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
export type NatureSound = (typeof natureSounds)[number];

/** A sound at level 0 is off. */
export const natureLevelMax = 100;

/** In characters. */
export const mixNameMaxLength = 40;
/** Per profile. */
export const mixesAtMost = 20;
