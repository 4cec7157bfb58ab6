/** How long the server thought before the first byte of a segment. */
export type Wait = { seconds: number; pixels: number; segmentSeconds: number };

/**
 * Foresees the wait for a segment. A film is drawn when it is first asked for, so the wait grows with
 * the pixels of a rung; once a rung's segments are kept they come at once, and the forecast follows.
 */
export type ServiceTime = {
  add(wait: Wait): void;
  expectSeconds(rung: { pixels: number; segmentSeconds: number }): number;
};

/** A wait below this is the network's round trip and says nothing about drawing. */
const roundTripSeconds = 0.25;

export function createServiceTime(): ServiceTime {
  let secondsPerPixelSecond = 0;
  /** Of the largest pictures that had to be waited for. */
  let slowPixels = 1;
  return {
    add({ seconds, pixels, segmentSeconds }) {
      const drawing = Math.max(0, seconds - roundTripSeconds);
      if (drawing > 0) slowPixels = Math.max(slowPixels, pixels);
      // That small pictures are kept says little about large ones.
      const inertia = Math.max(1, slowPixels / pixels);
      const seen = drawing / (pixels * segmentSeconds);
      const kept = seen > secondsPerPixelSecond ? 0.5 : inertia;
      secondsPerPixelSecond = (secondsPerPixelSecond * kept + seen) / (kept + 1);
    },
    expectSeconds: ({ pixels, segmentSeconds }) => secondsPerPixelSecond * pixels * segmentSeconds,
  };
}
