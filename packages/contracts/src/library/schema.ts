import * as z from "zod/mini";
import { genres, ratings } from "./limits.ts";

export const rating = z.enum(ratings);
export const genreSlug = z.enum(genres.map((genre) => genre.slug));

/** A title's id: the slug of one of our originals, or the uuid of an operator's film. */
export const titleId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** Series and episode number (from 1) of an episode. */
export const episodeOf = z.object({ id: titleId, name: z.string(), episode: z.int() });
export type EpisodeOf = z.infer<typeof episodeOf>;

/** The fields of a title that a poster card needs. */
export const titleCard = z.object({
  id: titleId,
  title: z.string(),
  /** The film's own name, where its title is the label of a tile. */
  subtitle: z.optional(z.string()),
  tagline: z.string(),
  source: z.enum(["original", "upload"]),
  genre: genreSlug,
  rating,
  year: z.int(),
  durationSeconds: z.number(),
  moods: z.array(z.string()),
  series: z.optional(episodeOf),
  /** Poster (2:3) and backdrop (16:9); both take `?width=` in CSS pixels times density. */
  posterUrl: z.string(),
  backdropUrl: z.string(),
  /** Two placeholder colors shown while pictures load. */
  colors: z.tuple([z.string(), z.string()]),
  /** Blurred placeholders, ten by ten pixels as data URLs. */
  posterBlur: z.optional(z.string()),
  backdropBlur: z.optional(z.string()),
});
export type TitleCard = z.infer<typeof titleCard>;

export const titleDetail = z.extend(titleCard, {
  synopsis: z.string(),
  ratingReason: z.string(),
  director: z.string(),
  cast: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** The character's face, square; takes `?width=`. Null if there is none. */
      portraitUrl: z.nullable(z.string()),
    }),
  ),
  themes: z.array(z.string()),
  /** Visible episodes of its series, itself included, in order; otherwise empty. */
  episodes: z.array(titleCard),
  /** Title that plays next: the next episode or the most similar title; null if there is none. */
  next: z.nullable(titleCard),
});
export type TitleDetail = z.infer<typeof titleDetail>;

/** An upcoming film, as the theatrical previews list it. */
export const theatricalPreview = z.object({
  id: z.string(),
  title: z.string(),
  genre: z.string(),
  rating: z.string(),
  /** Minutes; null if not announced. */
  runtime: z.nullable(z.int()),
  /** ISO 8601 date. */
  releaseDate: z.string(),
  studio: z.string(),
  director: z.string(),
  description: z.string(),
  anticipationLevel: z.enum(["High", "Medium", "Low"]),
  trailerAvailable: z.boolean(),
  /** URL of a page that plays the trailer: ours or external. */
  trailerUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** Blurred placeholder of the poster. */
  posterBlur: z.optional(z.string()),
  /** The trailer's title id, if it plays here. */
  video: z.nullable(z.string()),
});
export type TheatricalPreview = z.infer<typeof theatricalPreview>;

/** A film of a genre rail: our own, or The Movie Database's when the operator gave a key. */
export const genreMovie = z.object({
  id: z.string(),
  title: z.string(),
  posterUrl: z.nullable(z.string()),
  /** The title that plays here, or null for a film that is only listed. */
  titleId: z.nullable(titleId),
});
export type GenreMovie = z.infer<typeof genreMovie>;

export const genreMovies = z.object({ movies: z.array(genreMovie) });
export type GenreMovies = z.infer<typeof genreMovies>;
