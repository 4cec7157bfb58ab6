/** Cinema films for everyone, stories for ages three to eight, and films with micro-games. */
export const interactiveKinds = ["cinema", "story", "game"] as const;
export type InteractiveKind = (typeof interactiveKinds)[number];

/** The most options that a path can have, as in `longestPath` of @goldmane/branching. */
export const pathAtMost = 200;

/** The most seconds that one report can add. Players report every five seconds. */
export const reportSecondsAtMost = 60;
