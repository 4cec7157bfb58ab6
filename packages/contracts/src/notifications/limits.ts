/** Maximum number of notifications in a list. */
export const maxNotifications = 20;
/** How many days back notifications go. */
export const newsDays = 14;
