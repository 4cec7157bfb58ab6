import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { subscriptionAccess } from "./schema.ts";

export const getSubscriptionAccess = endpoint("GET", "/api/subscription/access", {
  access: "anyone",
  summary: "Get the household's subscription status and used seats",
  // Accepted but ignored: the session determines the household.
  query: z.object({ householdId: z.optional(z.string().check(z.maxLength(200))) }),
  reply: subscriptionAccess,
});
