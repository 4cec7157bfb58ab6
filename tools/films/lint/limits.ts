import type { FilmMeasure } from "./measure-film.ts";
import type { Mix } from "./measure-mix.ts";

/** What a film of the house may measure: WCAG 2.3.1, and a level with which no film startles after another. */
const limits = {
  flashesPerSecond: 3,
  loudness: { least: -20, most: -14 },
  peakBelow: -1,
  silenceSeconds: 4,
} as const;

/** What is wrong with a film, in words for whoever mends it. */
export function faultsOf({ flashes, mix, voicedMix }: FilmMeasure): string[] {
  const { general, red } = flashes;
  const faults: string[] = [];
  if (general > limits.flashesPerSecond) faults.push(`${general} flashes within a second`);
  if (red > limits.flashesPerSecond) faults.push(`${red} red flashes within a second`);
  const voiced = voicedMix ? faultsOfMix(voicedMix) : [];
  return [...faults, ...faultsOfMix(mix), ...voiced.map((fault) => `with voices ${fault}`)];
}

function faultsOfMix({ loudness, peak, silence }: Mix): string[] {
  const { least, most } = limits.loudness;
  const faults: string[] = [];
  if (loudness < least || loudness > most) faults.push(`${loudness} LUFS`);
  if (peak >= limits.peakBelow) faults.push(`a peak of ${peak} dBFS`);
  if (silence > limits.silenceSeconds) faults.push(`${silence} s of silence`);
  return faults;
}
