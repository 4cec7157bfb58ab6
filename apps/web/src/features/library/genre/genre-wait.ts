import { genreTurnMs } from "@goldmane/contracts/library/limits";

const { least, most } = genreTurnMs;

/** Milliseconds until a hall shows another film: 5 to 10 s, by chance. */
export function genreWait(random: () => number = Math.random): number {
  return least + random() * (most - least);
}
