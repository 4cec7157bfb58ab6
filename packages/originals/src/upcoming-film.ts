import type { Original } from "./original.ts";

/** An announced film. Its teaser is drawn and played like any other film. */
export type UpcomingFilm = Pick<
  Original,
  "id" | "rating" | "ratingReason" | "director" | "voices" | "moods" | "themes" | "poster"
> & {
  /** Two sentences about the film, not the teaser. */
  description: string;
  /** Planned runtime in minutes; null while unknown. */
  runtimeMinutes: number | null;
  /** ISO 8601 date. */
  releaseDate: string;
  studio: string;
  anticipation: "High" | "Medium" | "Low";
  /** 10 to 30 seconds. */
  teaser: Original["story"];
};
