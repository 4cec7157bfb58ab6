import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import { capitalize } from "#platform/words/capitalize.ts";
import { say, sayPlural, sayText } from "#platform/words/say.ts";
import { formatTheme } from "#platform/words/format-theme.ts";

/** The reason for a recommendation, as the title of a row or under a card. */
export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case "finished":
      return say`Because you watched ${reason.title}`;
    case "watching":
      return say`Because you’re watching ${reason.title}`;
    case "character":
      return say`More with ${reason.name}`;
    case "performer":
      return say`Also with ${reason.name}`;
    case "director":
      return say`Also by ${reason.name}`;
    case "theme":
      return say`More about ${formatTheme(reason.theme)}`;
    case "mood":
      return say`${capitalize(sayText(reason.mood))} films you might like`;
    case "genre":
      return say`More ${sayText(nameGenre(reason.genre))} for you`;
    case "bedTime":
      return say`Fits before bedtime`;
    case "minutes":
      return sayPlural(reason.minutesLeft, {
        one: "Short enough for the minute left today",
        other: "Short enough for the # minutes left today",
      });
    case "hour":
      return describeHour(capitalize(sayText(reason.mood)), reason.partOfDay);
    case "untried":
      return say`Try something new: ${sayText(nameGenre(reason.genre))}`;
    case "popular":
      return say`Most watched`;
    case "ageGroup":
      return startsFor()[reason.ageGroup];
  }
}

const startsFor = () =>
  ({
    child: say`Great for kids`,
    teen: say`Great for teens`,
    adult: say`Great for grown-ups`,
  }) as const;

function describeHour(mood: string, part: Extract<Reason, { kind: "hour" }>["partOfDay"]): string {
  switch (part) {
    case "morning":
      return say`${mood} films for the morning`;
    case "afternoon":
      return say`${mood} films for the afternoon`;
    case "evening":
      return say`${mood} films for the evening`;
    case "night":
      return say`${mood} films for tonight`;
  }
}
