/** Moods of endless music, each composed separately. */
export const moodNames = [
  "calm",
  "energized",
  "focused",
  "inspired",
  "reflective",
  "euphoric",
] as const;
export type MoodName = (typeof moodNames)[number];

/** Styles that can be applied to any mood. */
export const shaperNames = ["lo-fi", "nature", "cinematic", "zen-flute"] as const;
export type ShaperName = (typeof shaperNames)[number];
