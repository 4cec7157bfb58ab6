import type { Original } from "./original.ts";

/** A film of the house that is still being made. Its teaser is drawn and played like any other. */
export type UpcomingFilm = Pick<
  Original,
  "id" | "rating" | "ratingReason" | "director" | "voices" | "moods" | "themes" | "poster"
> & {
  /** Two sentences on the film, not on the teaser. */
  description: string;
  /** Of the film, in minutes; null while nobody dares to say. */
  runtimeMinutes: number | null;
  /** ISO 8601 date. */
  releaseDate: string;
  studio: string;
  anticipation: "High" | "Medium" | "Low";
  /** 10 to 30 seconds. */
  teaser: Original["story"];
};
