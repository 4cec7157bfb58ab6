import { ratings, type Rating } from "./limits.ts";

/** Whether a title of this rating may be shown to someone whose limit is `highest`. */
export function isWithinRating(rating: Rating, highest: Rating): boolean {
  return ratings.indexOf(rating) <= ratings.indexOf(highest);
}
