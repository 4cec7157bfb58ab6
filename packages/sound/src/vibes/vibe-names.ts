/** How somebody wants to feel: each is music of its own. */
export const moodNames = [
  "calm",
  "energized",
  "focused",
  "inspired",
  "reflective",
  "euphoric",
] as const;
export type MoodName = (typeof moodNames)[number];

/** What makes another sound of any mood. */
export const shaperNames = ["lo-fi", "nature", "cinematic", "zen-flute"] as const;
export type ShaperName = (typeof shaperNames)[number];
