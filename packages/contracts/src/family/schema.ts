import * as z from "zod/mini";
import { someChange } from "#some-change.ts";
import { languages } from "#languages.ts";
import { rating } from "#library/schema.ts";
import {
  ageGroups,
  avatars,
  defaultAgeGroup,
  defaultRole,
  nameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  roles,
  usernameMaxLength,
} from "./limits.ts";
import { avatarUrl, parseAvatarUrl, parsePicture } from "./rules.ts";

export const role = z.enum(roles);
export const ageGroup = z.enum(ageGroups);
export const language = z.enum(languages);

/** At least one visible character, and none that hide or reorder the surrounding text. */
export const displayName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(nameMaxLength),
    z.regex(
      /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}]/u,
      "must hold a letter or a number",
    ),
    z.regex(
      /^[^\p{Cc}\p{Cs}\p{Co}\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u,
      "must be plain text",
    ),
  );

/** Letters of any script, digits and a few marks; compared by `toUsernameKey`. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(usernameMaxLength),
    z.regex(
      /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}_.@' -])+$/u,
      "must be letters, digits, spaces or _ . @ ' -",
    ),
  );

/** A new password. */
export const newPassword = z
  .string()
  .check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));

/** An existing password; any length that was ever allowed. */
export const enteredPassword = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));

export const pin = z.string().check(z.regex(/^\d{4}$/, "must be four digits"));

export const avatarAddress = z.string().check(
  z.maxLength(200),
  z.refine((url) => parseAvatarUrl(url) !== null, "must be one of the avatars"),
);

/** One of the avatars, or the look that the profile made. */
export const pictureAddress = z.string().check(
  z.maxLength(200),
  z.refine((url) => parsePicture(url) !== null, "must be an avatar"),
);

/** A member of the household. Contains no password, PIN or e-mail address. */
export const familyProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  displayName: z.string(),
  username: z.string(),
  role,
  ageGroup,
  avatarUrl: z.string(),
  /** Whether choosing it requires its PIN. */
  hasPin: z.boolean(),
  /** Whether it has one of the plan's seats. Profiles without a seat cannot be chosen. */
  hasSeat: z.boolean(),
  /** Profiles created with a household code wait for a parent's approval. */
  status: z.enum(["active", "waiting"]),
  highestRating: rating,
  /** The profile's language; null uses the device's. */
  language: z._default(z.nullable(language), null),
});
export type FamilyProfile = z.infer<typeof familyProfile>;

export const household = z.object({ id: z.uuid(), name: z.string(), maxProfiles: z.int() });
export type Household = z.infer<typeof household>;

export const newProfile = z.object({
  name: displayName,
  displayName,
  /** A parent can leave it out: it is then derived from the display name. */
  username: z.optional(username),
  /** A parent can leave it out: the profile then opens in the profile picker only. */
  password: z.optional(newPassword),
  role: z._default(role, defaultRole),
  ageGroup: z._default(ageGroup, defaultAgeGroup),
  /** The household to join; defaults to this browser's household. */
  householdCode: z._default(z.string().check(z.maxLength(100)), ""),
  avatarUrl: z._default(avatarAddress, avatarUrl(avatars[0])),
});
export type NewProfile = z.output<typeof newProfile>;

export const profileChanges = z
  .strictObject({
    name: z.optional(displayName),
    displayName: z.optional(displayName),
    username: z.optional(username),
    password: z.optional(newPassword),
    role: z.optional(role),
    ageGroup: z.optional(ageGroup),
    avatarUrl: z.optional(pictureAddress),
  })
  .check(someChange);
export type ProfileChanges = z.output<typeof profileChanges>;

/** The fields that everyone may change on their own profile. */
export const ownChanges = z
  .strictObject({
    displayName: z.optional(displayName),
    avatarUrl: z.optional(pictureAddress),
    language: z.optional(language),
  })
  .check(someChange);
export type OwnChanges = z.output<typeof ownChanges>;

export const planUsage = z.object({
  planName: z.nullable(z.string()),
  currentUsers: z.int(),
  maxUsers: z.int(),
});
export type PlanUsage = z.infer<typeof planUsage>;

/** The signed-in profile, with the plan's usage. */
export const signedInProfile = z.extend(familyProfile, { subscription: z.optional(planUsage) });
export type SignedInProfile = z.infer<typeof signedInProfile>;
