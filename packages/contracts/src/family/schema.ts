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
import { avatarUrl, parseAvatarUrl } from "./rules.ts";

export const role = z.enum(roles);
export const ageGroup = z.enum(ageGroups);
export const language = z.enum(languages);

/** At least one character that can be seen, and none that hides or turns the text around it. */
export const shownName = z
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

/** Any script's letters, digits and a few marks; compared by `toUsernameKey`. */
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

/** A password as it is chosen. */
export const newPassword = z
  .string()
  .check(z.minLength(passwordMinLength), z.maxLength(passwordMaxLength));

/** A password as it is given: of any length that was ever allowed. */
export const givenPassword = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));

export const pin = z.string().check(z.regex(/^\d{4}$/, "must be four digits"));

export const avatarAddress = z.string().check(
  z.maxLength(200),
  z.refine((url) => parseAvatarUrl(url) !== null, "must be one of the avatars"),
);

/** A member of the household. Never holds a password, a PIN or an e-mail address. */
export const familyProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  displayName: z.string(),
  username: z.string(),
  role,
  ageGroup,
  avatarUrl: z.string(),
  /** Choosing it asks for its PIN. */
  hasPin: z.boolean(),
  /** One of the plan's seats is its own. Without one nobody can take it. */
  hasSeat: z.boolean(),
  /** One that was made with a household code waits for a parent's yes, and can't be chosen before. */
  status: z.enum(["active", "waiting"]),
  highestRating: rating,
  /** In which the house speaks to it; null follows its device. */
  language: z._default(z.nullable(language), null),
});
export type FamilyProfile = z.infer<typeof familyProfile>;

export const household = z.object({ id: z.uuid(), name: z.string(), maxProfiles: z.int() });
export type Household = z.infer<typeof household>;

export const newProfile = z.object({
  name: shownName,
  displayName: shownName,
  username,
  password: newPassword,
  role: z._default(role, defaultRole),
  ageGroup: z._default(ageGroup, defaultAgeGroup),
  /** Which household to join; without one it is the household that this browser belongs to. */
  householdCode: z._default(z.string().check(z.maxLength(100)), ""),
  avatarUrl: z._default(avatarAddress, avatarUrl(avatars[0])),
});
export type NewProfile = z.output<typeof newProfile>;

export const profileChanges = z
  .strictObject({
    name: z.optional(shownName),
    displayName: z.optional(shownName),
    username: z.optional(username),
    password: z.optional(newPassword),
    role: z.optional(role),
    ageGroup: z.optional(ageGroup),
    avatarUrl: z.optional(avatarAddress),
  })
  .check(someChange);
export type ProfileChanges = z.output<typeof profileChanges>;

/** What anybody may change about themselves. */
export const ownChanges = z
  .strictObject({
    displayName: z.optional(shownName),
    avatarUrl: z.optional(avatarAddress),
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

/** Who is signed in now, and how full the plan is. */
export const signedInProfile = z.extend(familyProfile, { subscription: z.optional(planUsage) });
export type SignedInProfile = z.infer<typeof signedInProfile>;
