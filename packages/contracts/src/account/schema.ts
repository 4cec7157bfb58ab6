import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { rating } from "#library/schema.ts";

/**
 * How this browser came in, each step above the one before: not at all, as a household's device, by
 * a tile, by a profile's password, by the account's password.
 */
export const levels = ["device", "household", "profile", "profilePassword", "account"] as const;
export type Level = (typeof levels)[number];

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
