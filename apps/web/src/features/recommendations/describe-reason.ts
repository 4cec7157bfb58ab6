import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import { capitalize } from "#platform/words/capitalize.ts";
import { say, sayPlural, sayText } from "#platform/words/say.ts";
import { formatTheme } from "#platform/words/format-theme.ts";

/** The reason for a recommendation, as the title of a row or under a card. */
export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case "finished":
      return say`Because you finished ${reason.title}`;
    case "watching":
      return say`Because you are watching ${reason.title}`;
    case "character":
      return say`More with ${reason.name}`;
    case "performer":
      return say`With ${reason.name} again`;
    case "director":
      return say`Another by ${reason.name}`;
    case "theme":
      return say`More about ${formatTheme(reason.theme)}`;
    case "mood":
      return say`${capitalize(sayText(reason.mood))}, as you like it`;
    case "genre":
      return say`More ${sayText(nameGenre(reason.genre))}, as you like it`;
    case "bedTime":
      return say`Fits before bed time`;
    case "minutes":
      return sayPlural(reason.minutesLeft, {
        one: "Short enough for the minute left today",
        other: "Short enough for the # minutes left today",
      });
    case "hour":
      return describeHour(capitalize(sayText(reason.mood)), reason.partOfDay);
    case "untried":
      return say`Something new to you: ${sayText(nameGenre(reason.genre))}`;
    case "popular":
      return say`Most watched here`;
    case "ageGroup":
      return startsFor()[reason.ageGroup];
  }
}

const startsFor = () =>
  ({
    child: say`A good start for children`,
    teen: say`A good start for teens`,
    adult: say`A good start for grown-ups`,
  }) as const;

function describeHour(mood: string, part: Extract<Reason, { kind: "hour" }>["partOfDay"]): string {
  switch (part) {
    case "morning":
      return say`${mood}, for the morning`;
    case "afternoon":
      return say`${mood}, for the afternoon`;
    case "evening":
      return say`${mood}, for the evening`;
    case "night":
      return say`${mood}, for the night`;
  }
}
