import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Likeness } from "@goldmane/contracts/library/similar";

/** What two films have in common, as a person would say it of the second. */
export function sayLikeness(reason: Likeness): string {
  switch (reason.kind) {
    case "character":
      return `More with ${reason.name}`;
    case "performer":
      return `With ${reason.name} as well`;
    case "director":
      return `Directed by ${reason.name} as well`;
    case "theme":
      return `Also about ${reason.theme}`;
    case "mood":
      return `Just as ${reason.mood}`;
    case "genre":
      return `More ${nameGenre(reason.genre)}`;
  }
}
