import type { MoodColors } from "#features/vibes/mood-colors.ts";

const riseMs = 60;
const fallMs = 420;
const colorMs = 900;

/** The displayed level: rises immediately and falls slowly. */
export function settleLevel(shown: number, heard: number, sinceMs: number): number {
  const reach = heard > shown ? riseMs : fallMs;
  return shown + (heard - shown) * (1 - Math.exp(-sinceMs / reach));
}

/** Interpolates colors. */
export function mixColors(from: MoodColors, to: MoodColors, sinceMs: number): MoodColors {
  const share = 1 - Math.exp(-sinceMs / colorMs);
  const mixed = (place: 0 | 1 | 2) => {
    const [a, b] = [from[place], to[place]];
    const part = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
    return [part(0), part(1), part(2)] as const;
  };
  return [mixed(0), mixed(1), mixed(2)];
}
