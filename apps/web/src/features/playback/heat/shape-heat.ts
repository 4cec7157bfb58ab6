import type { HeatMap } from "@goldmane/contracts/parties/schema";

type Second = HeatMap["seconds"][number];

/** How warm each part of a film is, 0 to 1, and where it is warmest. */
export type Heat = { parts: readonly number[]; peaks: readonly Second[] };

const partsAtMost = 120;
const peaksAtMost = 3;
/** Peaks closer than this share of the film would overlap. */
const apart = 0.08;
/** Neighboring parts share a part's warmth: people react at different speeds. */
const kernel = [0.25, 0.6, 1, 0.6, 0.25];

/** Null without reactions. */
export function shapeHeat(seconds: readonly Second[], durationSeconds: number): Heat | null {
  const within = seconds.filter(({ second }) => second >= 0 && second < durationSeconds);
  if (within.length === 0) return null;
  const length = Math.min(partsAtMost, Math.max(1, Math.ceil(durationSeconds)));
  const counts = Array.from({ length }, () => 0);
  for (const { second, count } of within) {
    const middle = Math.floor((second / durationSeconds) * length);
    for (const [step, share] of kernel.entries()) {
      const part = middle + step - 2;
      if (part >= 0 && part < length) counts[part] = (counts[part] ?? 0) + count * share;
    }
  }
  const most = Math.max(...counts);
  return { parts: counts.map((count) => count / most), peaks: findPeaks(within, durationSeconds) };
}

/** An area from the bottom of a box of 1 by 1, as an SVG path. */
export function pathOf(parts: readonly number[]): string {
  const step = 1 / parts.length;
  const points = parts.map(
    (warmth, part) => `${((part + 0.5) * step).toFixed(4)} ${(1 - warmth).toFixed(3)}`,
  );
  return `M0 1L${points.join("L")}L1 1Z`;
}

function findPeaks(seconds: readonly Second[], durationSeconds: number): Second[] {
  const peaks: Second[] = [];
  for (const one of seconds.toSorted((a, b) => b.count - a.count)) {
    const isFree = peaks.every(
      ({ second }) => Math.abs(second - one.second) >= apart * durationSeconds,
    );
    if (isFree && peaks.length < peaksAtMost) peaks.push(one);
  }
  return peaks;
}
