import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "./profile-params.ts";
import {
  familyProfile,
  givenPassword,
  household,
  newProfile,
  ownChanges,
  pin,
  profileChanges,
  shownName,
  signedInProfile,
} from "./schema.ts";

export const getHousehold = endpoint("GET", "/api/household", {
  access: "household",
  summary: "The household that this browser belongs to; 401 before it belongs to one",
  reply: household,
});

export const renameHousehold = endpoint("PATCH", "/api/household", {
  access: "parent",
  confirmed: true,
  summary: "Give the household another name",
  body: z.strictObject({ name: shownName }),
  reply: household,
});

export const deleteHousehold = endpoint("DELETE", "/api/household", {
  access: "parent",
  confirmed: "account",
  summary: "Delete the household, its account and everything that is kept about them",
  errors: ["NOT_ALLOWED", "CONFLICT"],
});

/** A zip of JSON files with all data about the household. For parents, with `confirmed: "account"`. */
export const householdExportPath = "/api/household/export";

export const getHouseholdCode = endpoint("GET", "/api/household/code", {
  access: "parent",
  summary: "Whether a household code is out; the code itself is kept by nobody",
  reply: z.object({ isOut: z.boolean() }),
});

export const renewHouseholdCode = endpoint("POST", "/api/household/code", {
  access: "parent",
  confirmed: true,
  summary: "Make a new household code, shown this once; the one before it is void",
  reply: z.object({ code: z.string() }),
  errors: ["CONFLICT"],
});

export const deleteHouseholdCode = endpoint("DELETE", "/api/household/code", {
  access: "parent",
  confirmed: true,
  summary: "Turn the household code off: nobody can join by it",
  errors: ["CONFLICT"],
});

export const chooseSeats = endpoint("PUT", "/api/household/seats", {
  access: "parent",
  confirmed: true,
  summary: "Say which profiles hold the plan's seats",
  body: z.strictObject({ profileIds: z.array(z.uuid()).check(z.maxLength(100)) }),
  reply: z.array(familyProfile),
  errors: ["NOT_FOUND", "USER_LIMIT_REACHED"],
});

export const listFamilyProfiles = endpoint("GET", "/api/family-profiles", {
  access: "anyone",
  summary: "The profiles of this browser's household; none before it belongs to one",
  reply: z.array(familyProfile),
});

export const createFamilyProfile = endpoint("POST", "/api/family-profiles", {
  access: "anyone",
  summary: "Add a profile to the household of the code given, or else to this browser's",
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
    password: givenPassword,
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
  summary: "Take a profile of this household, with its PIN where it has one, or with a password",
  params: profileParams,
  body: z.strictObject({
    pin: z.optional(pin),
    /** The profile's or the account's password, instead of a PIN. */
    password: z.optional(givenPassword),
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
  summary: "Change a profile of this household",
  params: profileParams,
  body: profileChanges,
  reply: familyProfile,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const changeOwnProfile = endpoint("PATCH", "/api/profile", {
  access: "profile",
  summary: "Change one's own name, picture and language",
  body: ownChanges,
  reply: familyProfile,
});

export const deleteProfile = endpoint("DELETE", "/api/family-profiles/:id", {
  access: "parent",
  confirmed: true,
  summary: "Delete a profile of this household and everything that is kept about it",
  params: profileParams,
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const approveProfile = endpoint("POST", "/api/family-profiles/:id/approve", {
  access: "parent",
  confirmed: true,
  summary: "Say yes to a profile that was made with the household code",
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
