import { genres, ratings, type GenreSlug, type Rating } from "./limits.ts";

/** Whether a title of this rating may be shown to someone whose limit is `highest`. */
export function isWithinRating(rating: Rating, highest: Rating): boolean {
  return ratings.indexOf(rating) <= ratings.indexOf(highest);
}

export function nameGenre(slug: GenreSlug): string {
  return genres.find((genre) => genre.slug === slug)?.name ?? slug;
}
