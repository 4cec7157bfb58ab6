import type { MusicMood, MusicTheme } from "#score/vocabulary.ts";
import { themesByName } from "#music/themes/themes-by-name.ts";

/** The music under the clips of an interactive film, at one mood and intensity. */
export type Bed = {
  theme: MusicTheme;
  /** Beats per minute; in 6/8 the beat is the dotted quarter note. */
  tempo: number;
  /** The film's seed: all beds of a film have one key and one motif. */
  seed: number;
  mood: MusicMood;
  /** 0..1 */
  intensity: number;
};

/** About how long a bed plays before it repeats, in seconds. */
const aboutSeconds = 64;

/** A progression has two or four chords, so that four bars hold it once or twice. */
const barsInPhrase = 4;

/** Seconds of a bed after its loop: as its beginning, for a player to fade over to that. */
export const overlapSeconds = 2;

/** Frames of films, in which the lengths of all media are counted. */
const framesPerSecond = 24;

export type BedTiming = {
  bars: number;
  /** After so many seconds the bed is where it began. A whole number of frames. */
  loopSeconds: number;
  /** Length with the overlap. */
  seconds: number;
};

export function bedTiming({ theme, tempo }: Pick<Bed, "theme" | "tempo">): BedTiming {
  const barSeconds = (themesByName[theme].beats * 60) / tempo;
  const phrases = Math.max(1, Math.round(aboutSeconds / barSeconds / barsInPhrase));
  const bars = phrases * barsInPhrase;
  const loopSeconds = Math.round(bars * barSeconds * framesPerSecond) / framesPerSecond;
  return { bars, loopSeconds, seconds: loopSeconds + overlapSeconds };
}
