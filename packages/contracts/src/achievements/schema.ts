import * as z from "zod/mini";
import { badges } from "./limits.ts";

export const badgeId = z.enum(badges.map(({ id }) => id));

/** A badge with a profile's progress. */
export const achievement = z.object({
  id: badgeId,
  name: z.string(),
  /** How to earn it, in one sentence. */
  how: z.string(),
  /** Epoch milliseconds; null until it is earned. */
  earnedAt: z.nullable(z.int()),
  /** Progress, 0 to `need`. */
  have: z.int(),
  need: z.int(),
});
export type Achievement = z.infer<typeof achievement>;
