/** Maximum number of notifications in a list. */
export const notificationsAtMost = 20;
/** How many days back notifications go. */
export const newsDays = 14;
