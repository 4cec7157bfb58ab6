import * as z from "zod/mini";
import { familyProfile, givenPassword, newPassword, shownName } from "#family/schema.ts";
import { rating } from "#library/schema.ts";

/**
 * How this browser came in, each step above the one before: not at all, as a household's device, by
 * a tile, by a profile's password, by the account's password.
 */
export const levels = ["device", "household", "profile", "profilePassword", "account"] as const;
export type Level = (typeof levels)[number];

export const email = z.email().check(z.maxLength(254));

export const newAccount = z.strictObject({
  email,
  password: newPassword,
  householdName: shownName,
  /** What the first profile is called, a parent's. */
  name: shownName,
});
export type NewAccount = z.output<typeof newAccount>;

/** Of an authenticator app, or one for recovery. */
export const givenCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const credentials = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: givenPassword,
  /** Of who has two-step sign-in; asked for by CODE_REQUIRED once the password is right. */
  code: z.optional(givenCode),
});
export type Credentials = z.output<typeof credentials>;

/** Who this browser is to the server. Holds nothing secret. */
export const currentSession = z.object({
  level: z.enum(levels),
  household: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  profile: z.nullable(familyProfile),
  /** The account's address, for whoever signed in with it. */
  email: z.nullable(z.string()),
  /** Until when sensitive changes need no password; null when they do. */
  confirmedUntil: z.nullable(z.number()),
  isOperator: z.boolean(),
  /** In the demo household or, in demo mode, at its door: its code and sign-in are known to all. */
  isDemo: z.boolean(),
  highestRating: rating,
});
export type CurrentSession = z.infer<typeof currentSession>;

/** A browser that is signed in to the household. */
export const device = z.object({
  id: z.uuid(),
  isThisOne: z.boolean(),
  /** As its browser calls itself, in words. */
  name: z.string(),
  level: z.enum(levels),
  profile: z.nullable(z.object({ id: z.uuid(), displayName: z.string(), avatarUrl: z.string() })),
  /** The network it was seen from, without its last part. */
  network: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
});
export type Device = z.infer<typeof device>;
