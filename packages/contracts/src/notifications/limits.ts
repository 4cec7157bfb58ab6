/** How many notifications are shown at most. */
export const notificationsAtMost = 20;
/** For how long news stays news. */
export const newsDays = 14;
