import type { Role } from "#family/limits.ts";
import { isGrownUp } from "#family/rules.ts";
import { type Rating, ratings } from "#library/limits.ts";
import { isWithinRating } from "#library/rules.ts";
import {
  gamePartnerRights,
  microphoneRights,
  leoRights,
  linkRights,
  partyGuestRights,
  partyRights,
  publishRights,
  ratingCeiling,
} from "./limits.ts";
import type { ControlSettings } from "./schema.ts";

type Rights = Pick<
  ControlSettings,
  "outsideLinks" | "leo" | "leoHears" | "party" | "partyGuests" | "publishing" | "gamePartners"
>;

const unrestricted: Rights = {
  outsideLinks: "open",
  leo: "all",
  leoHears: "open",
  party: "host",
  // Applies to children only. Strict here, so that a teen who becomes a child starts without a
  // parent's consent.
  partyGuests: "family",
  publishing: "free",
  gamePartners: "friends",
};

/** Default rights of a role. */
const defaultRights: Readonly<Record<Role, Rights>> = {
  parent: unrestricted,
  adult: unrestricted,
  teen: { ...unrestricted, publishing: "withApproval" },
  child: {
    outsideLinks: "withPin",
    leo: "embedded",
    leoHears: "closed",
    party: "household",
    partyGuests: "family",
    publishing: "withApproval",
    gamePartners: "family",
  },
};

/** The most that a parent may allow a role. */
const maximumRights: Readonly<Record<Role, Rights>> = {
  ...defaultRights,
  child: {
    ...defaultRights.child,
    leo: "all",
    leoHears: "open",
    partyGuests: "friends",
    gamePartners: "friends",
  },
};

const noTimeLimits = {
  schoolDayMinutes: null,
  weekendMinutes: null,
  schoolNight: null,
  weekendNight: null,
  filmsADay: null,
};

export function defaultControls(role: Role): ControlSettings {
  return {
    ...defaultRights[role],
    blockedTitles: [],
    allowedTitles: [],
    blockedWords: [],
    countGames: true,
    time: noTimeLimits,
    calm: { noFlashing: false, reducedMotion: false, noAutoplay: false },
  };
}

/** Whether a parent may set limits of time: for children and teens. */
export function hasTimeLimits(role: Role): boolean {
  return role === "child" || role === "teen";
}

/** Whether a profile shares its games with friend households; a grown-up always does. */
export function playsWithFriends(
  role: Role,
  { gamePartners }: Pick<ControlSettings, "gamePartners">,
): boolean {
  return isGrownUp(role) || gamePartners === "friends";
}

/**
 * The effective settings for a profile's current role. A role's bounds override settings made
 * before it changed.
 */
export function toControls(role: Role, set: ControlSettings | null): ControlSettings {
  if (!set) return defaultControls(role);
  const maximum = maximumRights[role];
  return {
    ...set,
    outsideLinks: stricter(linkRights, set.outsideLinks, maximum.outsideLinks),
    leo: stricter(leoRights, set.leo, maximum.leo),
    leoHears: stricter(microphoneRights, set.leoHears, maximum.leoHears),
    party: stricter(partyRights, set.party, maximum.party),
    partyGuests: stricter(partyGuestRights, set.partyGuests, maximum.partyGuests),
    publishing: stricter(publishRights, set.publishing, maximum.publishing),
    gamePartners: stricter(gamePartnerRights, set.gamePartners, maximum.gamePartners),
    time: hasTimeLimits(role) ? set.time : noTimeLimits,
  };
}

/** The choices that a parent has for a role, from most to least permissive. */
export function choicesOf<K extends keyof Rights>(
  role: Role,
  right: K,
  all: readonly Rights[K][],
): Rights[K][] {
  return all.slice(all.indexOf(maximumRights[role][right]));
}

export function ratingsOf(role: Role): Rating[] {
  return ratings.filter((rating) => isWithinRating(rating, ratingCeiling[role]));
}

/** The stricter of two rights. Lists of rights run from most to least permissive. */
function stricter<T>(order: readonly T[], one: T, other: T): T {
  return order[Math.max(order.indexOf(one), order.indexOf(other))] ?? other;
}
