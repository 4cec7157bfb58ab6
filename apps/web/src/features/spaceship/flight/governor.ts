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

/** Without a graphics card, full quality would only be tried in vain. */
const softwareLevel = 2;

export function startGovernor({ isSoftware }: { isSoftware: boolean }): Governor {
  return { level: isSoftware ? softwareLevel : 0, frames: 0, totalMs: 0 };
}

const leastFps = 28;
/** A window ends with this many frames, or after this time with fewer. */
const windowFrames = 40;
const windowMs = 2500;
/** A longer gap counts as this: a single one, such as of a hidden tab, says nothing. */
const longestMs = 400;

/**
 * Lowers the quality after a window of frames under 28 a second, by two levels if under half of
 * that. Never raises it: that would flicker.
 */
export function govern(state: Governor, frameMs: number): Governor {
  const frames = state.frames + 1;
  const totalMs = state.totalMs + Math.min(frameMs, longestMs);
  if (frames < windowFrames && totalMs < windowMs) return { ...state, frames, totalMs };
  const fps = (frames * 1000) / totalMs;
  const steps = fps < leastFps / 2 ? 2 : fps < leastFps ? 1 : 0;
  return { level: Math.min(state.level + steps, qualities.length - 1), frames: 0, totalMs: 0 };
}

export function qualityOf({ level }: Governor): Quality {
  return qualities[level] ?? qualities[0];
}
