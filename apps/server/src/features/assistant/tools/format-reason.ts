import type { Found } from "@goldmane/leo/understanding";
import type { Reason } from "@goldmane/contracts/recommendations/schema";
import { nameGenre } from "@goldmane/contracts/library/rules";
import type { Title } from "#features/library/service.ts";

/** Why a title matched, in a few words; empty for a name match. */
export function formatFoundReason({ reasons }: Pick<Found, "reasons">): string {
  const said = reasons.flatMap((reason) => {
    switch (reason.kind) {
      case "name":
        return [];
      case "theme":
        return [`about ${reason.theme}`];
      case "mood":
        return [reason.mood];
      case "cast":
        return [`with ${reason.name}`];
      case "story":
        return [`has ${reason.word} in it`];
      case "short":
        return [`only ${formatMinutes(reason.minutes * 60)}`];
      case "age":
        return [`right for age ${reason.age}`];
      case "genre":
        return [reason.genre];
    }
  });
  return capitalize([...new Set(said)].slice(0, 3).join(", "));
}

/** Why a title is recommended. */
export function formatRecommendedReason(reason: Reason): string {
  switch (reason.kind) {
    case "finished":
      return `Because you watched ${reason.title}`;
    case "watching":
      return `Because you are watching ${reason.title}`;
    case "bedTime":
      return "Ends before bedtime";
    case "minutes":
      return "Fits in your remaining time";
    case "hour":
      return `${capitalize(reason.mood)}, for this ${reason.partOfDay}`;
    case "untried":
      return `Something new: ${nameGenre(reason.genre)}`;
    case "popular":
      return "Popular here";
    case "ageGroup":
      return "Picked for your age";
    case "character":
    case "performer":
      return `With ${reason.name}`;
    case "director":
      return `By ${reason.name}`;
    case "theme":
      return `About ${reason.theme}, which you like`;
    case "mood":
      return `${capitalize(reason.mood)}, as you like it`;
    case "genre":
      return `More ${nameGenre(reason.genre)}`;
  }
}

export function formatMinutes(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** “A, B and C”. */
export function formatTitles(titles: readonly Pick<Title, "title">[]): string {
  const names = titles.map(({ title }) => title);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
}

function capitalize(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}
