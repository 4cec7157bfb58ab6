/** How long the server took before the first byte of a segment. */
export type Wait = { seconds: number; pixels: number; segmentSeconds: number };

/**
 * Predicts the wait for a segment. A film is drawn on first request, so the wait grows with a
 * rung's pixels; once a rung's segments are cached they come at once, and the prediction follows.
 */
export type ServiceTime = {
  add(wait: Wait): void;
  expectSeconds(rung: { pixels: number; segmentSeconds: number }): number;
};

/** A wait below this is the network's round trip and says nothing about drawing. */
const roundTripSeconds = 0.25;

export function createServiceTime(): ServiceTime {
  let secondsPerPixelSecond = 0;
  /** Size of the largest pictures that caused a wait. */
  let slowPixels = 1;
  return {
    add({ seconds, pixels, segmentSeconds }) {
      const drawing = Math.max(0, seconds - roundTripSeconds);
      if (drawing > 0) slowPixels = Math.max(slowPixels, pixels);
      // Cached small pictures say little about large ones.
      const inertia = Math.max(1, slowPixels / pixels);
      const seen = drawing / (pixels * segmentSeconds);
      const kept = seen > secondsPerPixelSecond ? 0.5 : inertia;
      secondsPerPixelSecond = (secondsPerPixelSecond * kept + seen) / (kept + 1);
    },
    expectSeconds: ({ pixels, segmentSeconds }) => secondsPerPixelSecond * pixels * segmentSeconds,
  };
}
