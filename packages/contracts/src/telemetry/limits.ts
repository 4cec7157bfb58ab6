/** The share of visits whose measure is at most what is shown for a page. */
export const shownShare = 0.75;

/** How long measures are kept, today included; and the spans that are looked at. */
export const vitalsKeptDays = 30;
export const vitalsSpans = [7, 30] as const;

/** The largest report that is read, and how many one address may send in a minute. */
export const reportMaxBytes = 2048;
export const reportsPerMinute = 120;

/** What a browser is advised about: slower, less or more than this. */
export const advisedFrom = { videoLoadMs: 2000, cacheHitShare: 0.7, memoryShare: 0.8 } as const;
