import { genreTurnMs } from "@goldmane/contracts/library/limits";

const { least, most } = genreTurnMs;

/** Random delay before a genre shows another film: 5 to 10 s, in milliseconds. */
export function genreWait(random: () => number = Math.random): number {
  return least + random() * (most - least);
}
