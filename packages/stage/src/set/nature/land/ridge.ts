import { randomAt } from "@goldmane/std/seeded-random";

export type Ridge = (x: number) => number;

/** A skyline of smooth noise in octaves. Deterministic for a seed, defined for every x. */
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

/** Lowers a skyline (positive amount) or raises it around a point, as a valley or a hill. */
export function dip(
  ridge: Ridge,
  { at, reach, by }: { at: number; reach: number; by: number },
): Ridge {
  return (x) => ridge(x) + by * Math.exp(-(((x - at) / reach) ** 2));
}

/** Value noise in -1..1, smooth, with a random value at every integer. */
export function smoothNoise(seed: number, x: number): number {
  const cell = Math.floor(x);
  const within = x - cell;
  const eased = within * within * within * (within * (within * 6 - 15) + 10);
  const from = randomAt(seed, cell);
  const to = randomAt(seed, cell + 1);
  return (from + (to - from) * eased) * 2 - 1;
}
