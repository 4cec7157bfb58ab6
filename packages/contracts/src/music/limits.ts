export const freeTrackCount = 20;
export const instrumentalCount = 25;

/** The formats of a piece. */
export const musicFormats = ["m4a", "mp3"] as const;
export type MusicFormat = (typeof musicFormats)[number];

/** Available widths of sleeves, in pixels; a requested width is rounded up to one of them. */
export const sleeveWidths = [96, 192, 384, 640] as const;
