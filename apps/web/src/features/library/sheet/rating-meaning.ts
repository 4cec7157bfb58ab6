import type { Rating } from "@goldmane/contracts/library/limits";
import { say } from "#platform/words/say.ts";

/** Explains a rating to families. */
export function describeRating(rating: Rating): string {
  switch (rating) {
    case "G":
      return say`Suitable for all ages`;
    case "PG":
      return say`Parental guidance suggested`;
    case "PG-13":
      return say`Suitable for teens and older`;
    case "R":
      return say`For adults only`;
  }
}
