import type { GenreSlug, Rating } from "@goldmane/contracts/library/limits";
import type { EpisodeOf } from "@goldmane/contracts/library/schema";
import type { Original } from "@goldmane/originals/original";
import type { FilmRow } from "./store.ts";

/** Anything that can be watched, from any source. */
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
  /** Position in the featured row, from 1. */
  featured: number | null;
  /** False for titles found only by id: teasers of upcoming films. */
  isListed: boolean;
  /** Changes when pictures may change; part of their URLs, to invalidate caches. */
  version: string;
  made:
    | { by: "goldmane"; original: Pick<Original, "poster" | "trailer" | "story"> }
    | { by: "operator"; film: FilmRow };
};
