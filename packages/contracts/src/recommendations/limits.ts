/** Titles finished within this time are not recommended. */
export const finishedLatelyMs = 30 * 24 * 3_600_000;

/** A started title counts as abandoned after this long without progress. */
export const leftAfterMs = 14 * 24 * 3_600_000;

/** How many of a viewer's most recent titles are considered. */
export const historyAtMost = 500;

export const rowAtMost = 12;
/** Minimum row size in a small library: enough to fill a row. */
export const rowAtMostInSmallLibrary = 6;
/** Smaller rows are not shown. */
export const rowAtLeast = 3;
/** How many recently finished titles get a "because you watched" row. */
export const becauseRowsAtMost = 2;

/** Below this much time left, a row of titles that fit is offered. */
export const scarceMinutes = 30;
