/** When what happens in the intro, in seconds of it. */
export const introTiming = {
  seconds: 10,
  /** The last strand has found its place, and the face comes to light. */
  gathered: 6.1,
  /** The lion opens its eyes and shakes its mane. */
  awake: 7.15,
  /** Light runs over the gold. */
  gleam: { start: 7.5, end: 8.5 },
  /** From here on nothing moves: the page's own mark may take over. */
  still: 9,
} as const;

/** The mark's place in the picture of 1280 by 720: its middle, and the length of a side. */
export const markPlace = { x: 640, y: 354, size: 334 } as const;
