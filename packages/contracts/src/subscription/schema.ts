import * as z from "zod/mini";

export const subscriptionAccess = z.object({
  hasAccess: z.boolean(),
  /** The number of profiles in the household. */
  currentUsers: z.int(),
  /** The plan's seats; 0 without a plan. */
  maxUsers: z.int(),
  planName: z.nullable(z.string()),
});
export type SubscriptionAccess = z.infer<typeof subscriptionAccess>;
