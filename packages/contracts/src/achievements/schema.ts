import * as z from "zod/mini";
import { badges } from "./limits.ts";

export const badgeId = z.enum(badges.map(({ id }) => id));

/** A badge as its profile stands with it. */
export const achievement = z.object({
  id: badgeId,
  name: z.string(),
  /** What to do for it, in a sentence. */
  how: z.string(),
  /** Epoch milliseconds; null while it is not earned. */
  earnedAt: z.nullable(z.int()),
  /** How much of `need` there is. */
  have: z.int(),
  need: z.int(),
});
export type Achievement = z.infer<typeof achievement>;
