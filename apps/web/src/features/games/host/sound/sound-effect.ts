/** A short sound, described by numbers in the manner of ZzFX and rendered once. */
export type SoundEffect = {
  wave: "sine" | "triangle" | "saw" | "square" | "noise";
  /** Hertz at the start. */
  frequency: number;
  /** Seconds: rising, holding, fading. */
  attack?: number;
  hold?: number;
  release: number;
  /** Hertz per second, from the start. */
  slide?: number;
  /** After so many seconds the frequency rises by `jump` hertz. */
  jump?: { after: number; by: number };
  /** Vibrato: hertz up and down, times per second. */
  vibrato?: { depth: number; rate: number };
  /** Share of noise in the sound, from 0 to 1. */
  noise?: number;
  /** From 0 to 1; 0.5 by default. */
  volume?: number;
  /** What the sound says, for those who can't hear it; a sound without one has no subtitle. */
  subtitle?: () => string;
};
