import type { Role } from "#family/limits.ts";
import { type Rating, ratings } from "#library/limits.ts";
import { isWithinRating } from "#library/rules.ts";
import {
  hearingRights,
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
  "outsideLinks" | "leo" | "leoHears" | "party" | "partyGuests" | "publishing"
>;

const everything: Rights = {
  outsideLinks: "open",
  leo: "all",
  leoHears: "open",
  party: "host",
  // Checked for children only. Strict here, so that a teen who becomes a child has no consent yet.
  partyGuests: "family",
  publishing: "free",
};

/** Default rights of a role. */
const usualRights: Readonly<Record<Role, Rights>> = {
  parent: everything,
  adult: everything,
  teen: { ...everything, publishing: "withApproval" },
  child: {
    outsideLinks: "withPin",
    leo: "embedded",
    leoHears: "closed",
    party: "household",
    partyGuests: "family",
    publishing: "withApproval",
  },
};

/** The most that a parent may allow a role. */
const mostRights: Readonly<Record<Role, Rights>> = {
  ...usualRights,
  child: { ...usualRights.child, leo: "all", leoHears: "open", partyGuests: "friends" },
};

const noTimeLimits = {
  schoolDayMinutes: null,
  weekendMinutes: null,
  schoolNight: null,
  weekendNight: null,
  filmsADay: null,
};

export function usualControls(role: Role): ControlSettings {
  return {
    ...usualRights[role],
    blockedTitles: [],
    allowedTitles: [],
    blockedWords: [],
    time: noTimeLimits,
    calm: { noFlashing: false, reducedMotion: false, noAutoplay: false },
  };
}

/** Whether a parent may set limits of time: for children and teens. */
export function hasTimeLimits(role: Role): boolean {
  return role === "child" || role === "teen";
}

/**
 * The effective settings for a profile's current role. A role's bounds override settings made
 * before it changed.
 */
export function toControls(role: Role, set: ControlSettings | null): ControlSettings {
  if (!set) return usualControls(role);
  const most = mostRights[role];
  return {
    ...set,
    outsideLinks: lesser(linkRights, set.outsideLinks, most.outsideLinks),
    leo: lesser(leoRights, set.leo, most.leo),
    leoHears: lesser(hearingRights, set.leoHears, most.leoHears),
    party: lesser(partyRights, set.party, most.party),
    partyGuests: lesser(partyGuestRights, set.partyGuests, most.partyGuests),
    publishing: lesser(publishRights, set.publishing, most.publishing),
    time: hasTimeLimits(role) ? set.time : noTimeLimits,
  };
}

/** The choices that a parent has for a role, from the most to the least. */
export function choicesOf<K extends keyof Rights>(
  role: Role,
  right: K,
  all: readonly Rights[K][],
): Rights[K][] {
  return all.slice(all.indexOf(mostRights[role][right]));
}

export function ratingsOf(role: Role): Rating[] {
  return ratings.filter((rating) => isWithinRating(rating, ratingCeiling[role]));
}

function lesser<T>(order: readonly T[], one: T, other: T): T {
  return order[Math.max(order.indexOf(one), order.indexOf(other))] ?? other;
}
