import { clamp } from "@goldmane/std/clamp";

/** What plays: of music a smaller change of speed is heard. */
export type Material = "film" | "music";

/** Below this nothing is corrected: it is less than a frame. */
const goodSeconds = 0.015;
/** From here on a correction begins; in between one that runs goes on. */
const nudgeSeconds = 0.04;
/** Of an error, how much is made up for within a second. */
const eagerness = 0.5;
const mostNudge: Record<Material, number> = { film: 0.08, music: 0.02 };
/** Audio is resampled anew at each change: so small ones are left out. */
const grain = 0.005;

type Conditions = {
  /** Seconds that the player is behind; below 0 ahead. */
  behind: number;
  /** The timeline's rate. */
  rate: number;
  /** The player's rate. */
  current: number;
  material: Material;
};

/** The rate at which a player that is a little off comes back to the others. */
export function correctRate({ behind, rate, current, material }: Conditions): number {
  const off = Math.abs(behind);
  if (off < goodSeconds) return rate;
  if (off < nudgeSeconds) return Math.sign(current - rate) === Math.sign(behind) ? current : rate;
  const most = mostNudge[material];
  const wanted = rate * (1 + clamp(eagerness * behind, -most, most));
  return Math.abs(wanted - current) < grain ? current : wanted;
}
