/** The percentile shown for a page, as a share. */
export const shownShare = 0.75;

/** Retention of counts in days, including today, and the selectable periods. */
export const vitalsRetentionDays = 30;
export const vitalsSpans = [7, 30] as const;

/** Maximum size of a report in bytes, and reports per address and minute. */
export const reportMaxBytes = 2048;
export const reportsPerMinute = 120;

/** Thresholds from which a device gets performance advice. */
export const advisedFrom = { videoLoadMs: 2000, cacheHitShare: 0.7, memoryShare: 0.8 } as const;
