import { clamp } from "@goldmane/std/clamp";

/** Rate changes are more audible in music than in films. */
export type Material = "film" | "music";

/** Smaller errors, below a frame, are not corrected. */
const goodSeconds = 0.015;
/** A correction starts above this; between both thresholds a running one continues. */
const nudgeSeconds = 0.04;
/** Share of the error that is corrected per second. */
const eagerness = 0.5;
const mostNudge: Record<Material, number> = { film: 0.08, music: 0.02 };
/** Every rate change restarts audio resampling, so smaller ones are skipped. */
const grain = 0.005;

type Conditions = {
  /** Seconds that the player is behind; negative if ahead. */
  behind: number;
  /** The timeline's rate. */
  rate: number;
  /** The player's rate. */
  current: number;
  material: Material;
};

/** The playback rate that brings a slightly drifted player back in step. */
export function correctRate({ behind, rate, current, material }: Conditions): number {
  const off = Math.abs(behind);
  if (off < goodSeconds) return rate;
  if (off < nudgeSeconds) return Math.sign(current - rate) === Math.sign(behind) ? current : rate;
  const most = mostNudge[material];
  const wanted = rate * (1 + clamp(eagerness * behind, -most, most));
  return Math.abs(wanted - current) < grain ? current : wanted;
}
