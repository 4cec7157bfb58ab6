/** What was finished so lately is not recommended. */
export const finishedLatelyMs = 30 * 24 * 3_600_000;

/** After so long without a word of it, a begun title counts as left. */
export const leftAfterMs = 14 * 24 * 3_600_000;

/** How many titles of a viewer's history are considered, the latest. */
export const historyAtMost = 500;

export const rowAtMost = 12;
/** In a house of few titles a shelf still has as many as fill a row. */
export const rowAtMostInSmallLibrary = 6;
/** A shelf of fewer says nothing. */
export const rowAtLeast = 3;
/** How many titles, of those just finished, get a shelf of what is like them. */
export const becauseRowsAtMost = 2;

/** Less time than this is worth a shelf of what fits into it. */
export const scarceMinutes = 30;
