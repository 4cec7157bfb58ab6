import { genres, ratings, type GenreSlug, type Rating } from "./limits.ts";

/** Whether a title of this rating may be shown to someone whose limit is `highest`. */
export function isWithinRating(rating: Rating, highest: Rating): boolean {
  return ratings.indexOf(rating) <= ratings.indexOf(highest);
}

/** Whether every viewer may be shown a title of this rating. */
export function isForEveryone(rating: Rating): boolean {
  return rating === ratings[0];
}

export function nameGenre(slug: GenreSlug): string {
  return genres.find((genre) => genre.slug === slug)?.name ?? slug;
}
