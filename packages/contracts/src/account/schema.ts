import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { rating } from "#library/schema.ts";

/**
 * How this browser signed in, in ascending order: not at all, as a household's device, by choosing a
 * profile, by a profile's password, by the account's password.
 */
export const levels = ["device", "household", "profile", "profilePassword", "account"] as const;
export type Level = (typeof levels)[number];

/** This browser's session. Contains no secrets. */
export const currentSession = z.object({
  level: z.enum(levels),
  household: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  profile: z.nullable(familyProfile),
  /** The account's address, if signed in with the account and it has one. */
  email: z.nullable(z.string()),
  /** Until when sensitive calls need no password; null if they do now. */
  confirmedUntil: z.nullable(z.number()),
  isOperator: z.boolean(),
  /** In the demo household or, in demo mode, signed out: its code and credentials are public. */
  isDemo: z.boolean(),
  highestRating: rating,
});
export type CurrentSession = z.infer<typeof currentSession>;
