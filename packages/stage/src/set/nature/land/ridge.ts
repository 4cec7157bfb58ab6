import { randomAt } from "@goldmane/std/seeded-random";

export type Ridge = (x: number) => number;

/** A skyline: smooth random heights in octaves. The same for the same seed, defined everywhere. */
export function rollingRidge({
  seed,
  base,
  height,
  wavelength,
  octaves = 3,
  roughness = 0.42,
}: {
  seed: number;
  base: number;
  height: number;
  wavelength: number;
  octaves?: number;
  roughness?: number;
}): Ridge {
  return (x) => {
    let y = 0;
    let share = 1;
    let total = 0;
    let length = wavelength;
    for (let octave = 0; octave < octaves; octave += 1) {
      y += smoothNoise(seed + octave * 101, x / length) * share;
      total += share;
      share *= roughness;
      length *= 0.41;
    }
    return base - (y / total) * height;
  };
}

/** Pulls a skyline down (positive) or up around a place, as a valley or a rise. */
export function dip(
  ridge: Ridge,
  { at, reach, by }: { at: number; reach: number; by: number },
): Ridge {
  return (x) => ridge(x) + by * Math.exp(-(((x - at) / reach) ** 2));
}

/** -1..1, passing smoothly through a random value at every whole number. */
export function smoothNoise(seed: number, x: number): number {
  const cell = Math.floor(x);
  const within = x - cell;
  const eased = within * within * within * (within * (within * 6 - 15) + 10);
  const from = randomAt(seed, cell);
  const to = randomAt(seed, cell + 1);
  return (from + (to - from) * eased) * 2 - 1;
}
