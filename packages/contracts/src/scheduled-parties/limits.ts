/** How long before the start guests are reminded, in ms. */
export const remindBeforeMs = 15 * 60_000;
/** How long before the start the organizer can open the party, in ms. */
export const opensEarlyByMs = 30 * 60_000;
/** How long a party that opened by itself stays open with no one in it, in ms. */
export const waitsForGuestsMs = 30 * 60_000;
/** How long after the start a party is listed and can be opened again, in ms. */
export const expiresAfterMs = 3 * 3_600_000;
/** How far ahead a party can be scheduled, in ms. */
export const scheduleAheadMs = 366 * 24 * 3_600_000;
/** Upcoming scheduled parties per household. */
export const scheduledPartiesAtMost = 30;
export const guestsAtMost = 50;
