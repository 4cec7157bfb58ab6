import * as z from "zod/mini";

export const timeReasons = ["minutes", "bedTime", "films"] as const;
export const timeReason = z.enum(timeReasons);
export type TimeReason = z.infer<typeof timeReason>;

/** Time left for a profile. */
export const timeLeft = z.object({
  /** 0 when it is over; not rounded. */
  minutesLeft: z.number(),
  /** The limit that ends the time. */
  reason: timeReason,
  /** The running film may be finished if the viewer asks; once a day. */
  mayFinish: z.boolean(),
  /** This film may run to its end; then the time is over. */
  isLast: z.boolean(),
  /** When watching begins again: a time of the next morning, or null for "tomorrow". */
  until: z.nullable(z.string()),
});
export type TimeLeft = z.infer<typeof timeLeft>;
