import type {
  LeoRight,
  LinkRight,
  PartyRight,
  PublishRight,
} from "@goldmane/contracts/controls/limits";
import type { Rating } from "@goldmane/contracts/library/limits";

export const ratingNames: Readonly<Record<Rating, string>> = {
  G: "G · everyone",
  PG: "PG · with a little peril",
  "PG-13": "PG-13 · teens",
  R: "R · adults",
};

export const linkNames: Readonly<Record<LinkRight, string>> = {
  open: "Open",
  withPin: "With a grown-up’s PIN",
  closed: "Closed",
};

export const leoNames: Readonly<Record<LeoRight, string>> = {
  all: "Every engine, filtered by age",
  embedded: "Only the one in this house",
};

export const partyNames: Readonly<Record<PartyRight, string>> = {
  host: "Host and join",
  join: "Join friends and family",
  household: "Join the household’s",
  none: "None",
};

export const publishNames: Readonly<Record<PublishRight, string>> = {
  free: "Freely",
  withApproval: "With a parent’s yes",
  none: "Not at all",
};

/** "1 h 30 min"; null is without a limit. */
export function nameMinutes(minutes: number | null): string {
  if (minutes === null) return "No limit";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

export function nameFilms(films: number | null): string {
  if (films === null) return "No limit";
  return films === 1 ? "1 film" : `${films} films`;
}
