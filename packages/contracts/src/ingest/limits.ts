import type { GenreSlug, Rating } from "#library/limits.ts";

/** Defaults of an operator's film. */
export const defaultRating: Rating = "PG-13";
export const defaultGenre: GenreSlug = "adventure";

/** The largest file that can be uploaded. */
export const maxUploadBytes = 64 * 1024 ** 3;

/** An upload without new bytes for this long is deleted. */
export const uploadKeptMs = 7 * 24 * 3_600_000;

/** Moods of a film: how many, and how long each. */
export const maxMoods = 6;
export const maxMoodLength = 24;

/** The largest picture for a poster. */
export const maxPosterBytes = 12 * 1024 ** 2;

/** The longest path of a folder on the server. */
export const maxPathLength = 4096;

/** How many folders of the library there can be. */
export const maxLibraryFolders = 50;

/** How many folders a listing names. */
export const mostListedFolders = 1000;
