/**
 * The quality ladder: caps in kilobits per second, and the height each rung is drawn or scaled to.
 */
export const rungs = [
  { name: "low", kbps: 500, height: 360 },
  { name: "medium", kbps: 1500, height: 480 },
  { name: "high", kbps: 4000, height: 720 },
  { name: "ultra", kbps: 8000, height: 1080 },
] as const;
export type RungName = (typeof rungs)[number]["name"];

/** How much of an open-ended range of the plain file is sent at once. */
export const plainRangeBytes = 512 * 1024;

/**
 * Resuming starts after this many seconds and ends at this share of the film (our films are short).
 */
export const resumeFromSeconds = 8;
export const resumeUntilShare = 0.95;

/** The most films in the list of what a viewer is watching. */
export const watchingAtMost = 20;

/** How often the browser measures its connection, and how much it fetches to do so. */
export const speedProbeEveryMs = 30_000;
export const speedProbeBytes = 256 * 1024;

/** Available picture widths, in pixels; a requested width is rounded up to one of them. */
export const pictureWidths = {
  poster: [120, 180, 240, 360, 480, 720, 960],
  backdrop: [160, 320, 640, 960, 1280, 1600, 2000],
  logo: [160, 240, 360, 480, 720, 960, 1280],
  still: [160, 320, 640, 960, 1280, 1600, 2000],
} as const;
export const pictureQuality = { least: 30, most: 95, usual: 85 } as const;

/** Widths of the pictures that every original comes with, as AVIF; smallest first. */
export const shippedPictureWidths = { poster: [240, 480], backdrop: [640, 1280] } as const;

/** Available widths of a character's portrait, in pixels; a requested width is rounded up. */
export const portraitWidths = [96, 128, 192, 256, 384, 512] as const;

/** A stream without a report for this long has ended. Players report every five seconds. */
export const streamSilenceMs = 45_000;

/** How long a stopped film stays stopped for a player that just continues. */
export const streamStoppedMs = 10 * 60_000;

/** The labels of an original film's two sound tracks; pages translate them. */
export const soundLabels = { original: "Original sounds", spoken: "Spoken dialogue" } as const;
