/** Days in a row from which a streak is called great, amazing and a champion's. */
export const streakSteps = { great: 1, amazing: 3, champion: 7 } as const;

/** So many days without a film end no streak: nobody has to watch. */
export const restDays = 1;

/** How far back a browser that was offline may bring days. */
export const lateDaysAtMost = 30;
/** Days that a browser keeps and sends at once. */
export const keptDaysAtMost = 400;

/** Of a film that was watched to its end so much was really seen, not skipped. */
export const seenShare = 0.5;
/** Between two reports of progress a film moves on no further; more is a jump. In seconds. */
export const creditAtMostSeconds = 20;

/** How many films a panel shows as watched before. */
export const watchedShown = 6;
