import type { Rating } from "@goldmane/contracts/library/limits";
import { say } from "#platform/words/say.ts";

/** Explains a rating to families. */
export function describeRating(rating: Rating): string {
  switch (rating) {
    case "G":
      return say`For everybody, of any age`;
    case "PG":
      return say`For most children, with a grown-up near`;
    case "PG-13":
      return say`For teens and older`;
    case "R":
      return say`For grown-ups`;
  }
}
