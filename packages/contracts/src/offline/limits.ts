const dayMs = 24 * 3_600_000;

/** How long a film that a device keeps may be watched without a word to the server. */
export const licenseMs = 30 * dayMs;

/** Films that one viewer keeps on one device. */
export const maxDownloads = 100;

/** Places in films that one call tells the server. */
export const maxOfflinePositions = 200;

/** A place that was reached longer ago than this is told to nobody. */
export const maxOfflinePositionAgeMs = 60 * dayMs;
