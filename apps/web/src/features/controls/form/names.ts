import type {
  MicrophoneRight,
  LeoRight,
  LinkRight,
  PartyGuestRight,
  PartyRight,
  PublishRight,
} from "@goldmane/contracts/controls/limits";
import type { Rating } from "@goldmane/contracts/library/limits";
import { say, sayPlural } from "#platform/words/say.ts";

export const ratingNames = (): Readonly<Record<Rating, string>> => ({
  G: "G · everyone",
  PG: say`PG · with a little peril`,
  "PG-13": "PG-13 · teens",
  R: "R · adults",
});

export const linkNames = (): Readonly<Record<LinkRight, string>> => ({
  open: say`Open`,
  withPin: say`With a grown-up’s PIN`,
  closed: say`Closed`,
});

export const leoNames = (): Readonly<Record<LeoRight, string>> => ({
  all: say`With AI, if set up`,
  embedded: say`Built-in answers only`,
  off: say`Off`,
});

export const hearingNames = (): Readonly<Record<MicrophoneRight, string>> => ({
  open: say`Allowed`,
  closed: say`Not allowed`,
});

export const partyNames = (): Readonly<Record<PartyRight, string>> => ({
  host: say`Host and join`,
  join: say`Join friends and family`,
  household: say`Join the household’s`,
  none: say`None`,
});

export const partyGuestNames = (): Readonly<Record<PartyGuestRight, string>> => ({
  friends: say`Family and friends’ households`,
  family: say`Family only`,
});

export const publishNames = (): Readonly<Record<PublishRight, string>> => ({
  free: say`Freely`,
  withApproval: say`With a parent’s yes`,
  none: say`Not at all`,
});

/** "1 h 30 min"; null means no limit. */
export function nameMinutes(minutes: number | null): string {
  if (minutes === null) return say`No limit`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

export function nameFilms(films: number | null): string {
  if (films === null) return say`No limit`;
  return sayPlural(films, { one: "# film", other: "# films" });
}
