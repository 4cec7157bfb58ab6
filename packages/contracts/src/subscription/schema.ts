import * as z from "zod/mini";

export const subscriptionAccess = z.object({
  hasAccess: z.boolean(),
  /** Profiles of the household: each holds a seat. */
  currentUsers: z.int(),
  /** Seats of the plan; 0 without one. */
  maxUsers: z.int(),
  planName: z.nullable(z.string()),
});
export type SubscriptionAccess = z.infer<typeof subscriptionAccess>;
