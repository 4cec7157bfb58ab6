/** Guests are reminded so long before it begins, in ms. */
export const remindBeforeMs = 15 * 60_000;
/** Whoever plans it may open the doors from so long before on, in ms. */
export const doorsBeforeMs = 30 * 60_000;
/** The doors that opened by themselves stay open for so long with nobody inside, in ms. */
export const doorsStayOpenMs = 30 * 60_000;
/** An evening is shown, and may be opened again, for so long after it began, in ms. */
export const eveningLastsMs = 3 * 3_600_000;
/** How far ahead one may plan, in ms. */
export const planAheadMs = 366 * 24 * 3_600_000;
/** Evenings of one household that are still to come. */
export const eveningsAtMost = 30;
export const guestsAtMost = 50;
