import type { Rating } from "#library/limits.ts";

export const roles = ["parent", "child", "teen", "adult"] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = "child";

export const ageGroups = ["child", "teen", "adult"] as const;
export type AgeGroup = (typeof ageGroups)[number];
export const defaultAgeGroup: AgeGroup = "child";

/** The most profiles of one household, whatever its plan; also where the household isn't known. */
export const defaultMaxProfiles = 10;

/** The demo household's code. Everybody knows it: outside of demo mode it opens nothing. */
export const presetHouseholdCode = "GOLD-2026";

/** The pictures a profile can have, drawn by our own engine; the first is the default. */
export const avatars = ["lion", "fox", "bear", "owl", "dragon", "robot", "cat", "unicorn"] as const;
export type Avatar = (typeof avatars)[number];

/** Avatar widths that are drawn, in pixels; what is asked for is rounded up to one of them. */
export const avatarWidths = [64, 96, 128, 192, 256, 384, 512] as const;

/** Digits of a PIN. */
export const pinLength = 4;
/** So many wrong PINs lock those of the household's grown-ups, or a child's own. */
export const pinGuesses = 10;
/** While PINs are locked only a password opens a profile. */
export const pinLockMs = 15 * 60_000;

export const nameMaxLength = 60;
export const usernameMaxLength = 40;
export const passwordMinLength = 8;
/** In UTF-16 units: what hashing it costs must have an end. */
export const passwordMaxLength = 256;

/** What a role sees unless a parent says otherwise. */
export const ratingOfRole: Readonly<Record<Role, Rating>> = {
  parent: "R",
  adult: "R",
  teen: "PG-13",
  child: "G",
};

/**
 * The most that an anonymous visitor is shown. On a server with a profile that is limited to less,
 * that profile's limit holds for them too (`AnonymousRating`).
 */
export const maxAnonymousRating: Rating = "PG";
