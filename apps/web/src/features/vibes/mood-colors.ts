import type { Mood } from "@goldmane/contracts/vibes/limits";

/** Colors of a mood: ground, body and spark, as RGB of 0..1. */
export type MoodColors = readonly [ground: Color, body: Color, spark: Color];
type Color = readonly [number, number, number];

export const moodColors: Readonly<Record<Mood, MoodColors>> = {
  calm: [
    [0.02, 0.07, 0.16],
    [0.12, 0.55, 0.72],
    [0.66, 0.95, 0.9],
  ],
  energized: [
    [0.14, 0.02, 0.1],
    [0.95, 0.24, 0.35],
    [1, 0.8, 0.3],
  ],
  focused: [
    [0.03, 0.06, 0.12],
    [0.2, 0.36, 0.75],
    [0.7, 0.85, 1],
  ],
  inspired: [
    [0.1, 0.05, 0.13],
    [0.93, 0.55, 0.2],
    [1, 0.9, 0.62],
  ],
  reflective: [
    [0.06, 0.05, 0.14],
    [0.4, 0.34, 0.68],
    [0.85, 0.8, 0.98],
  ],
  euphoric: [
    [0.1, 0.02, 0.18],
    [0.82, 0.22, 0.85],
    [0.4, 1, 0.92],
  ],
};

/** The same as a CSS color. */
export function cssColor([red, green, blue]: Color): string {
  const part = (value: number) => Math.round(value * 255);
  return `rgb(${part(red)} ${part(green)} ${part(blue)})`;
}
