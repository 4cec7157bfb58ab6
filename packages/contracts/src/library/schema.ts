import * as z from "zod/mini";
import { genres, ratings } from "./limits.ts";

export const rating = z.enum(ratings);
export const genreSlug = z.enum(genres.map((genre) => genre.slug));

/** A title's id: the slug of one of our originals, or the uuid of an operator's film. */
export const titleId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** Where a title is an episode: of which series, and the how-manieth, 1 first. */
export const episodeOf = z.object({ id: titleId, name: z.string(), episode: z.int() });
export type EpisodeOf = z.infer<typeof episodeOf>;

/** A title as a poster on a shelf needs it. */
export const titleCard = z.object({
  id: titleId,
  title: z.string(),
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
  /** Two colours that carry the title while its pictures load. */
  colors: z.tuple([z.string(), z.string()]),
  /** The pictures from afar, ten by ten pixels as data addresses, for the same while. */
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
      /** The character's face, square; takes `?width=`. Null where nobody drew it. */
      portraitUrl: z.nullable(z.string()),
    }),
  ),
  themes: z.array(z.string()),
  /** All of its series that the viewer may see, itself included, in order; else none. */
  episodes: z.array(titleCard),
  /** What plays after it: the next episode, or what has most in common with it; null in a house of one film. */
  next: z.nullable(titleCard),
});
export type TitleDetail = z.infer<typeof titleDetail>;

/** A film that is to come, as the theatrical previews list it. */
export const theatricalPreview = z.object({
  id: z.string(),
  title: z.string(),
  genre: z.string(),
  rating: z.string(),
  /** Minutes; null while the studio has not said. */
  runtime: z.nullable(z.int()),
  /** ISO 8601 date. */
  releaseDate: z.string(),
  studio: z.string(),
  director: z.string(),
  description: z.string(),
  anticipationLevel: z.enum(["High", "Medium", "Low"]),
  trailerAvailable: z.boolean(),
  /** A page that plays the trailer: one of ours, or one of somebody else's. */
  trailerUrl: z.nullable(z.string()),
  posterUrl: z.nullable(z.string()),
  /** The poster from afar, as a title's. */
  posterBlur: z.optional(z.string()),
  /** The id of the title that is the trailer, where it plays here. */
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
