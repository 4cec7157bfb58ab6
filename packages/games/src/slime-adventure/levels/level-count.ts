/** Five worlds of six levels. */
export const levelsPerWorld = 6;
export const levelCount = 30;
