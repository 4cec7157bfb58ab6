import type {
  GamePartnerRight,
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
  G: say`G · everyone`,
  PG: say`PG · older kids`,
  "PG-13": say`PG-13 · teens`,
  R: say`R · adults`,
});

export const linkNames = (): Readonly<Record<LinkRight, string>> => ({
  open: say`Allowed`,
  withPin: say`With a grown-up’s PIN`,
  closed: say`Blocked`,
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
  join: say`Join friends’ and family’s`,
  household: say`Join the family’s`,
  none: say`Not allowed`,
});

export const partyGuestNames = (): Readonly<Record<PartyGuestRight, string>> => ({
  friends: say`Family and friends`,
  family: say`Family only`,
});

export const gamePartnerNames = (): Readonly<Record<GamePartnerRight, string>> => ({
  friends: say`Family and friends`,
  family: say`Family only`,
});

export const publishNames = (): Readonly<Record<PublishRight, string>> => ({
  free: say`Allowed`,
  withApproval: say`With a parent’s OK`,
  none: say`Not allowed`,
});

export function nameFilms(films: number | null): string {
  if (films === null) return say`No limit`;
  return sayPlural(films, { one: "# film", other: "# films" });
}
