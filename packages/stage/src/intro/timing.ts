/** Events of the intro, in seconds. */
export const introTiming = {
  seconds: 10,
  /** The last strand is at rest, and the face appears. */
  gathered: 6.1,
  /** The lion opens its eyes and shakes its mane. */
  awake: 7.15,
  /** A band of light passes over the gold. */
  gleam: { start: 7.5, end: 8.5 },
  /** The picture is still from here on: the page's own mark can replace it. */
  still: 9,
} as const;

/** The mark in the picture of 1280 by 720: its middle and the length of a side. */
export const markPlace = { x: 640, y: 354, size: 334 } as const;
