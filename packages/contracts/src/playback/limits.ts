/** The quality ladder: caps in kilobits per second, and the height each rung is drawn or scaled to. */
export const rungs = [
  { name: "low", kbps: 500, height: 360 },
  { name: "medium", kbps: 1500, height: 480 },
  { name: "high", kbps: 4000, height: 720 },
  { name: "ultra", kbps: 8000, height: 1080 },
] as const;
export type RungName = (typeof rungs)[number]["name"];

/** How much of an open-ended range of the plain file is answered at once. */
export const plainRangeBytes = 512 * 1024;

/** Resuming starts after this many seconds and ends at this share of the film (our films are short). */
export const resumeFromSeconds = 8;
export const resumeUntilShare = 0.95;

/** How many begun films a viewer is reminded of. */
export const watchingAtMost = 20;

/** How often the browser measures its connection, and how much it fetches to do so. */
export const speedProbeEveryMs = 30_000;
export const speedProbeBytes = 256 * 1024;

/** Picture widths that are drawn, in pixels; what is asked for is rounded up to one of them. */
export const pictureWidths = {
  poster: [120, 180, 240, 360, 480, 720, 960],
  backdrop: [160, 320, 640, 960, 1280, 1600, 2000],
  logo: [160, 240, 360, 480, 720, 960, 1280],
} as const;
export const pictureQuality = { least: 30, most: 95, usual: 85 } as const;

/** Widths of a character's portrait that are drawn, in pixels; what is asked for is rounded up. */
export const portraitWidths = [96, 128, 192, 256, 384, 512] as const;

/** A film of which nothing was heard for so long plays no more. Players report every five seconds. */
export const streamSilenceMs = 45_000;

/** How long a film that somebody stopped stays stopped for a player that just goes on. */
export const streamStoppedMs = 10 * 60_000;

/** What the two sounds of a film of the house are called; in the viewer's own language on the pages. */
export const soundLabels = { withVoices: "With voices", withoutVoices: "Without voices" } as const;
