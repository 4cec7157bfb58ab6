const dayMs = 24 * 3_600_000;

/** How long a download may be played without contact to the server. */
export const licenseMs = 30 * dayMs;

/** Downloads of one viewer on one device. */
export const maxDownloads = 100;

/** Positions in one request. */
export const maxOfflinePositions = 200;

/** Positions older than this are not sent. */
export const maxOfflinePositionAgeMs = 60 * dayMs;
