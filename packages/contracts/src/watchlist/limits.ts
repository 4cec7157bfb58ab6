/** Streak lengths, in days, from which each tier starts. */
export const streakSteps = { great: 1, amazing: 3, champion: 7 } as const;

/** Days that can be skipped without breaking a streak. */
export const restDays = 1;

/** How many days back an offline browser can report viewing days. */
export const maxLateDays = 30;
/** Maximum viewing days that a browser stores and sends. */
export const maxStoredDays = 400;

/** Minimum share actually played for a film to count as watched. */
export const seenShare = 0.5;
/** Larger gaps between progress reports, in seconds, count as a seek. */
export const maxCreditSeconds = 20;

/** Number of recently watched films in the panel. */
export const watchedShown = 6;
