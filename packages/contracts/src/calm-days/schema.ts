import * as z from "zod/mini";
import { viewingDays } from "#watchlist/schema.ts";

export const calmStreak = z.object({
  /** Days with a breathing exercise, a sleep timer or a check-in; earliest first. */
  days: viewingDays,
  /** IANA time zone of the days. */
  timeZone: z.string(),
});
export type CalmStreak = z.infer<typeof calmStreak>;
