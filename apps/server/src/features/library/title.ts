import type { GenreSlug, Rating } from "@goldmane/contracts/library/limits";
import type { EpisodeOf } from "@goldmane/contracts/library/schema";
import type { Original } from "@goldmane/originals/original";
import type { FilmRow } from "./store.ts";

/** Anything that can be watched, whoever made it. */
export type Title = {
  id: string;
  title: string;
  tagline: string;
  synopsis: string;
  genre: GenreSlug;
  rating: Rating;
  ratingReason: string;
  year: number;
  durationSeconds: number;
  director: string;
  cast: readonly { name: string; role: string }[];
  moods: readonly string[];
  themes: readonly string[];
  series: EpisodeOf | null;
  colors: readonly [string, string];
  /** Place on the featured shelf, 1 first. */
  featured: number | null;
  /** False for what is only found by its id: the teaser of a film to come. */
  isListed: boolean;
  /** Changes when the pictures may: part of their addresses, so that caches let go of old ones. */
  version: string;
  made:
    | { by: "house"; original: Pick<Original, "poster" | "trailer" | "story"> }
    | { by: "operator"; film: FilmRow };
};
