export const freeTrackCount = 20;
export const instrumentalCount = 25;

/** What a piece can be had as. */
export const musicFormats = ["m4a", "mp3"] as const;
export type MusicFormat = (typeof musicFormats)[number];

/** Widths that sleeves are drawn in, in pixels; what is asked for is rounded up to one of them. */
export const sleeveWidths = [96, 192, 384, 640] as const;
