/** Moods of VIBES, styles that can be applied to each, and visuals that move with the music. */
export const moods = [
  "calm",
  "energized",
  "focused",
  "inspired",
  "reflective",
  "euphoric",
] as const;
export type Mood = (typeof moods)[number];
export const shapers = ["lo-fi", "nature", "cinematic", "zen-flute"] as const;
export type Shaper = (typeof shapers)[number];
export const visuals = ["aurora", "deep-ocean", "nebula", "lantern-garden"] as const;
export type Visual = (typeof visuals)[number];
/** Sounds of the nature mixer. */
export const natureSounds = [
  "rain",
  "waves",
  "wind",
  "fire",
  "birds",
  "crickets",
  "stream",
  "thunder",
  "cafe",
  "train",
] as const;
export type NatureSound = (typeof natureSounds)[number];
/** Levels of the sounds that play, each 1..100. */
export type NatureMix = Readonly<Partial<Record<NatureSound, number>>>;
