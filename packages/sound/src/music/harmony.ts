import { pick, seededRandom } from "@goldmane/std/seeded-random";
import { hashText } from "@goldmane/std/hash-text";
import type { Bar } from "./bars.ts";
import { chordOf, chordsOf, scaleOver, type Chord } from "./chord.ts";
import { moods, type Mood } from "./mood.ts";
import type { Theme } from "./themes/theme.ts";

/** A bar with its chord and the pitch classes to play over it. */
export type HarmonicBar = Bar & { chord: Chord; scale: number[]; mood: Mood };

/**
 * Chords for every bar: the mood's progression, a turnaround into the next section, a cadence at
 * the end.
 */
export function harmonize(
  bars: readonly Bar[],
  theme: Theme,
  key: { tonic: number; seed: number },
): HarmonicBar[] {
  return bars.map((bar) => {
    const mood = moods[bar.section.mood];
    const chord = chordFor(bar, bars.length, theme, key.seed);
    return { ...bar, mood, chord, scale: scaleOver(chord, mood.mode, key.tonic) };
  });
}

function chordFor(bar: Bar, filmBars: number, theme: Theme, seed: number): Chord {
  const mood = moods[bar.section.mood];
  const chosen = pick(seededRandom(seed ^ hashText(bar.section.mood)), mood.progressions);
  const progression = chordsOf(chosen);
  const ahead = bar.count - 1 - bar.index;
  if (bar.closing) {
    const cadence = chordsOf(mood.cadence);
    // A film of one or two bars has room for the end of the cadence only.
    const room = Math.min(cadence.length, Math.max(1, Math.ceil(filmBars / 2)), bar.count);
    if (ahead < room) return cadence[cadence.length - 1 - ahead] ?? chordOf("I");
  } else if (ahead === 0 && bar.count >= 3) {
    return chordOf(mood.approach);
  }
  const place = Math.floor(bar.index / theme.barsPerChord) % progression.length;
  return progression[place] ?? chordOf("I");
}
