import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "./profile-params.ts";
import {
  familyProfile,
  enteredPassword,
  household,
  newProfile,
  ownChanges,
  pin,
  profileChanges,
  displayName,
  signedInProfile,
} from "./schema.ts";

export const getHousehold = endpoint("GET", "/api/household", {
  access: "household",
  summary: "Get this browser's household; 401 if it has none",
  reply: household,
});

export const renameHousehold = endpoint("PATCH", "/api/household", {
  access: "parent",
  confirmed: true,
  summary: "Rename the household",
  body: z.strictObject({ name: displayName }),
  reply: household,
});

export const deleteHousehold = endpoint("DELETE", "/api/household", {
  access: "parent",
  confirmed: "account",
  summary: "Delete the household, its account and all their data",
  errors: ["NOT_ALLOWED", "CONFLICT"],
});

/** A zip of JSON files with all data about the household. For parents, with `confirmed: "account"`. */
export const householdExportPath = "/api/household/export";

export const getHouseholdCode = endpoint("GET", "/api/household/code", {
  access: "parent",
  summary: "Whether a household code exists; only its hash is stored",
  reply: z.object({ isOut: z.boolean() }),
});

export const renewHouseholdCode = endpoint("POST", "/api/household/code", {
  access: "parent",
  confirmed: true,
  summary: "Create a household code, shown once; it replaces the previous one",
  reply: z.object({ code: z.string() }),
  errors: ["CONFLICT"],
});

export const deleteHouseholdCode = endpoint("DELETE", "/api/household/code", {
  access: "parent",
  confirmed: true,
  summary: "Delete the household code",
  errors: ["CONFLICT"],
});

export const chooseSeats = endpoint("PUT", "/api/household/seats", {
  access: "parent",
  confirmed: true,
  summary: "Set which profiles use the plan's seats",
  body: z.strictObject({ profileIds: z.array(z.uuid()).check(z.maxLength(100)) }),
  reply: z.array(familyProfile),
  errors: ["NOT_FOUND", "USER_LIMIT_REACHED"],
});

export const listFamilyProfiles = endpoint("GET", "/api/family-profiles", {
  access: "anyone",
  summary: "List the household's profiles; empty without a household",
  reply: z.array(familyProfile),
});

export const createFamilyProfile = endpoint("POST", "/api/family-profiles", {
  access: "anyone",
  summary: "Add a profile to the household of a code, or to this browser's",
  body: newProfile,
  reply: familyProfile,
  errors: [
    "NOT_SIGNED_IN",
    "NOT_ALLOWED",
    "SUBSCRIPTION_REQUIRED",
    "CONFLICT",
    "USER_LIMIT_REACHED",
    "TOO_MANY_REQUESTS",
  ],
});

export const signInToProfile = endpoint("POST", "/api/family-profiles/login", {
  access: "anyone",
  summary: "Sign in to a profile by its username and password",
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(200)),
    password: enteredPassword,
  }),
  reply: signedInProfile,
  errors: [
    "NOT_SIGNED_IN",
    "NOT_ALLOWED",
    "SUBSCRIPTION_REQUIRED",
    "USER_LIMIT_REACHED",
    "TOO_MANY_REQUESTS",
  ],
});

export const chooseProfile = endpoint("POST", "/api/family-profiles/:id/choose", {
  access: "household",
  summary: "Switch to a profile, with its PIN if it has one, or with a password",
  params: profileParams,
  body: z.strictObject({
    pin: z.optional(pin),
    /** The profile's or the account's password, instead of a PIN. */
    password: z.optional(enteredPassword),
  }),
  reply: signedInProfile,
  errors: [
    "NOT_FOUND",
    "NOT_ALLOWED",
    "PIN_REQUIRED",
    "PASSWORD_REQUIRED",
    "USER_LIMIT_REACHED",
    "TOO_MANY_REQUESTS",
  ],
});

export const changeProfile = endpoint("PATCH", "/api/family-profiles/:id", {
  access: "parent",
  confirmed: true,
  summary: "Change a profile",
  params: profileParams,
  body: profileChanges,
  reply: familyProfile,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const changeOwnProfile = endpoint("PATCH", "/api/profile", {
  access: "profile",
  summary: "Change the current profile's name, picture and language",
  body: ownChanges,
  reply: familyProfile,
});

export const deleteProfile = endpoint("DELETE", "/api/family-profiles/:id", {
  access: "parent",
  confirmed: true,
  summary: "Delete a profile and all its data",
  params: profileParams,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const approveProfile = endpoint("POST", "/api/family-profiles/:id/approve", {
  access: "parent",
  confirmed: true,
  summary: "Approve a profile that was created with the household code",
  params: profileParams,
  reply: familyProfile,
  errors: ["NOT_FOUND"],
});

export const setPin = endpoint("PUT", "/api/family-profiles/:id/pin", {
  access: "profile",
  confirmed: true,
  summary: "Set or remove a PIN: a parent for anyone, a grown-up for themselves",
  params: profileParams,
  body: z.strictObject({ pin: z.nullable(pin) }),
  reply: familyProfile,
  errors: ["NOT_FOUND", "NOT_ALLOWED"],
});

/** A profile's avatar: `?width=` in pixels, `?quality=` 30 to 95. */
export const avatarPath = "/api/avatars/:id";
