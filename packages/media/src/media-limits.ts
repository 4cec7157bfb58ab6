/** Limits for an untrusted file. A file that exceeds them is refused. */
export const maxFilmSeconds = 4 * 3600;
/** Films with many languages carry a few dozen streams; fonts count as streams too. */
export const maxStreams = 64;
/** Limits of the coded picture, in pixels: 8K, and nothing wider or taller. */
export const maxSide = 8192;
export const maxPixels = 7680 * 4320;

/**
 * For one decoder: address space, and the wall-clock time after which the process group is killed.
 */
export const decoderMemoryBytes = 4 * 1024 ** 3;
export const probeTimeoutMs = 20_000;
export const segmentTimeoutMs = 120_000;
export const stillTimeoutMs = 60_000;
export const wholeFilmTimeoutMs = 1_800_000;
export const subtitlesTimeoutMs = 300_000;

/** Sidecar subtitles larger than this are not read. */
export const maxSubtitleBytes = 8 * 1024 ** 2;
