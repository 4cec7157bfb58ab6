import type { FilmMeasure } from "./measure-film.ts";
import type { Mix } from "./measure-mix.ts";
import type { StoryForm } from "@goldmane/stage/story/timeline";

/**
 * Limits for a film: WCAG 2.3.1 for flashes, and a loudness range that avoids jumps between films.
 */
const limits = {
  flashesPerSecond: 3,
  loudness: { least: -20, most: -14 },
  /** A clip is short and not normalized: all of it can be as dense as a film's loudest minute. */
  clipLoudness: { least: -Infinity, most: -13 },
  peakBelow: -1,
  silenceSeconds: 4,
  /** The climax is 4 to 6 LU louder than the set-up, give or take half of one. */
  rise: { least: 3.5, most: 6.5 },
} as const;

/**
 * Limit violations of a film, as text for its author. A clip can be as faint as its ambience, since
 * music plays under it.
 */
export function listViolations(
  { flashes, mix, voicedMix }: FilmMeasure,
  form: StoryForm = "film",
): string[] {
  const { general, red } = flashes;
  const faults: string[] = [];
  if (general > limits.flashesPerSecond) faults.push(`${general} flashes within a second`);
  if (red > limits.flashesPerSecond) faults.push(`${red} red flashes within a second`);
  const voiced = voicedMix ? listMixViolations(voicedMix, form) : [];
  return [
    ...faults,
    ...listMixViolations(mix, form),
    ...voiced.map((fault) => `with voices ${fault}`),
  ];
}

function listMixViolations({ loudness, peak, silence, rise }: Mix, form: StoryForm): string[] {
  const { least, most } = form === "clip" ? limits.clipLoudness : limits.loudness;
  const faults: string[] = [];
  if (loudness < least || loudness > most) faults.push(`${loudness} LUFS`);
  if (peak >= limits.peakBelow) faults.push(`a peak of ${peak} dBFS`);
  if (silence > limits.silenceSeconds) faults.push(`${silence} s of silence`);
  const isFlat =
    form === "film" && rise !== 0 && (rise < limits.rise.least || rise > limits.rise.most);
  if (isFlat) faults.push(`a climax ${rise} LU above the set-up`);
  return faults;
}
