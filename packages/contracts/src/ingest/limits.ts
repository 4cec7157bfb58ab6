import type { GenreSlug, Rating } from "#library/limits.ts";

/** What an operator's film counts as until the operator says otherwise. */
export const defaultRating: Rating = "PG-13";
export const defaultGenre: GenreSlug = "adventure";

/** The largest file that can be uploaded. */
export const maxUploadBytes = 64 * 1024 ** 3;

/** An upload that nothing was added to for this long is thrown away. */
export const uploadKeptMs = 7 * 24 * 3_600_000;

/** Words for the mood of a film: how many, and how long each. */
export const maxMoods = 6;
export const maxMoodLength = 24;

/** The largest picture that can be hung as a poster. */
export const maxPosterBytes = 12 * 1024 ** 2;
