// Written by tools/games/solve-slime-levels.ts.

/** The time for the third star of each built-in level, in ticks. */
export const parTimes: readonly number[] = [
  780, 840, 900, 1080, 900, 1200, 600, 600, 720, 720, 600, 900, 540, 480, 1140, 720, 720, 1140, 480,
  660, 540, 900, 960, 1740, 420, 420, 540, 660, 1020, 900,
];
