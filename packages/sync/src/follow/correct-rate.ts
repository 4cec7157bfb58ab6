import { clamp } from "@goldmane/std/clamp";

/** Rate changes are more audible in music than in films. */
export type MediaKind = "film" | "music";

/** Smaller errors, below a frame, are not corrected. */
const goodSeconds = 0.015;
/** A correction starts above this; between both thresholds a running one continues. */
const nudgeSeconds = 0.04;
/** Share of the error that is corrected per second. */
const correctionPerSecond = 0.5;
const maxNudge: Record<MediaKind, number> = { film: 0.08, music: 0.02 };
/** Every rate change restarts audio resampling, so smaller ones are skipped. */
const minRateChange = 0.005;

type Conditions = {
  /** Seconds that the player is behind; negative if ahead. */
  errorSeconds: number;
  /** The timeline's rate. */
  rate: number;
  /** The player's rate. */
  current: number;
  mediaKind: MediaKind;
};

/** The playback rate that brings a slightly drifted player back in step. */
export function correctRate({ errorSeconds, rate, current, mediaKind }: Conditions): number {
  const off = Math.abs(errorSeconds);
  if (off < goodSeconds) return rate;
  if (off < nudgeSeconds)
    return Math.sign(current - rate) === Math.sign(errorSeconds) ? current : rate;
  const max = maxNudge[mediaKind];
  const wanted = rate * (1 + clamp(correctionPerSecond * errorSeconds, -max, max));
  return Math.abs(wanted - current) < minRateChange ? current : wanted;
}
