/** How much the ship draws, from all to the least. */
export type Quality = {
  /** Share of the full pixel ratio. */
  sharpness: number;
  /** Share of the stars. */
  particles: number;
};

export const qualities: readonly [Quality, ...Quality[]] = [
  { sharpness: 1, particles: 1 },
  { sharpness: 0.75, particles: 0.65 },
  { sharpness: 0.6, particles: 0.4 },
  { sharpness: 0.45, particles: 0.2 },
];

export type Governor = { level: number; frames: number; totalMs: number };

export const freshGovernor: Governor = { level: 0, frames: 0, totalMs: 0 };

const leastFps = 28;
const windowFrames = 40;
/** A longer gap counts as this: a single one, such as of a hidden tab, says nothing. */
const longestMs = 400;

/** Lowers the quality by one level after a window of frames under 28 a second. Never raises it: that would flicker. */
export function govern(state: Governor, frameMs: number): Governor {
  const frames = state.frames + 1;
  const totalMs = state.totalMs + Math.min(frameMs, longestMs);
  if (frames < windowFrames) return { ...state, frames, totalMs };
  const isSlow = (frames * 1000) / totalMs < leastFps;
  const level = isSlow ? Math.min(state.level + 1, qualities.length - 1) : state.level;
  return { level, frames: 0, totalMs: 0 };
}

export function qualityOf({ level }: Governor): Quality {
  return qualities[level] ?? qualities[0];
}
