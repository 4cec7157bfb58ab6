import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Likeness } from "@goldmane/contracts/library/similar";
import { say, sayText } from "#platform/words/say.ts";
import { formatTheme } from "#platform/words/format-theme.ts";

/** Describes what two films have in common. */
export function describeLikeness(reason: Likeness): string {
  switch (reason.kind) {
    case "character":
      return say`More with ${reason.name}`;
    case "performer":
      return say`Also with ${reason.name}`;
    case "director":
      return say`Also directed by ${reason.name}`;
    case "theme":
      return say`Also about ${formatTheme(reason.theme)}`;
    case "mood":
      return say`Also ${sayText(reason.mood)}`;
    case "genre":
      return say`More ${sayText(nameGenre(reason.genre))}`;
  }
}
