import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Reason } from "@goldmane/contracts/recommendations/schema";

/** Why a film is put forward, as a person would say it: over a shelf of such films, or under one. */
export function sayReason(reason: Reason): string {
  switch (reason.kind) {
    case "finished":
      return `Because you finished ${reason.title}`;
    case "watching":
      return `Because you are watching ${reason.title}`;
    case "character":
      return `More with ${reason.name}`;
    case "performer":
      return `With ${reason.name} again`;
    case "director":
      return `Another by ${reason.name}`;
    case "theme":
      return `More about ${reason.theme}`;
    case "mood":
      return `${capitalise(reason.mood)}, as you like it`;
    case "genre":
      return `More ${nameGenre(reason.genre)}, as you like it`;
    case "bedTime":
      return "Fits before bed time";
    case "minutes":
      return reason.minutesLeft === 1
        ? "Short enough for the minute left today"
        : `Short enough for the ${reason.minutesLeft} minutes left today`;
    case "hour":
      return `${capitalise(reason.mood)}, for the ${reason.partOfDay}`;
    case "untried":
      return `Something new to you: ${nameGenre(reason.genre)}`;
    case "popular":
      return "Watched most in this house";
    case "ageGroup":
      return startsFor[reason.ageGroup];
  }
}

const startsFor = {
  child: "A good start for children",
  teen: "A good start for teens",
  adult: "A good start for grown-ups",
} as const;

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
