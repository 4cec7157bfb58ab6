/** How long a password that was given again opens what is sensitive. */
export const confirmedForMs = 10 * 60_000;
