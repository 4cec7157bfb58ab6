/** How long the server thought before the first byte of a segment. */
export type Wait = { seconds: number; pixels: number; segmentSeconds: number };

/**
 * Foresees the wait for a segment. A film is drawn when it is first asked for, so the wait grows with
 * the pixels of a rung; a film that is kept answers at once, and the forecast follows within two
 * segments.
 */
export type ServiceTime = {
  add(wait: Wait): void;
  expectSeconds(rung: { pixels: number; segmentSeconds: number }): number;
};

/** A wait below this is the network's round trip and says nothing about drawing. */
const roundTripSeconds = 0.25;

export function createServiceTime(): ServiceTime {
  let secondsPerPixelSecond = 0;
  return {
    add({ seconds, pixels, segmentSeconds }) {
      const drawing = Math.max(0, seconds - roundTripSeconds);
      const seen = drawing / (pixels * segmentSeconds);
      secondsPerPixelSecond = (secondsPerPixelSecond + seen * 2) / 3;
    },
    expectSeconds: ({ pixels, segmentSeconds }) => secondsPerPixelSecond * pixels * segmentSeconds,
  };
}
