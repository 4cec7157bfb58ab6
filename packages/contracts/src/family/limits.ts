import type { Rating } from "#library/limits.ts";

export const roles = ["parent", "child", "teen", "adult"] as const;
export type Role = (typeof roles)[number];
export const defaultRole: Role = "child";

export const ageGroups = ["child", "teen", "adult"] as const;
export type AgeGroup = (typeof ageGroups)[number];
export const defaultAgeGroup: AgeGroup = "child";

/** Maximum profiles per household with any plan; also used without a household. */
export const defaultMaxProfiles = 10;

/** The demo household's public code; valid in demo mode only. */
export const presetHouseholdCode = "GOLD-2026";

/** The available avatars, drawn by our own engine; the first is the default. */
export const avatars = ["lion", "fox", "bear", "owl", "dragon", "robot", "cat", "unicorn"] as const;
export type Avatar = (typeof avatars)[number];

/** Rendered avatar widths in pixels; requests are rounded up. */
export const avatarWidths = [64, 96, 128, 192, 256, 384, 512] as const;

/** Digits of a PIN. */
export const pinLength = 4;
/** This many wrong PINs lock the PINs of the household's grown-ups, or a child's own. */
export const pinGuesses = 10;
/** How long PINs stay locked; only a password opens a profile meanwhile. */
export const pinLockMs = 15 * 60_000;

export const nameMaxLength = 60;
export const usernameMaxLength = 40;
export const passwordMinLength = 8;
/** In UTF-16 units. Bounds the cost of hashing. */
export const passwordMaxLength = 256;

/** The default rating limit of each role. */
export const ratingOfRole: Readonly<Record<Role, Rating>> = {
  parent: "R",
  adult: "R",
  teen: "PG-13",
  child: "G",
};

/**
 * The highest rating shown to anonymous visitors. If a profile on the server is limited to less, its
 * limit applies instead (`AnonymousRating`).
 */
export const maxAnonymousRating: Rating = "PG";
