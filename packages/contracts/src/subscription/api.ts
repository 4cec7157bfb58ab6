import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { subscriptionAccess } from "./schema.ts";

export const getSubscriptionAccess = endpoint("GET", "/api/subscription/access", {
  access: "anyone",
  summary: "Whether this browser's household may watch whole films, and how full its plan is",
  // Sent by clients that know it. The session says which household it is, whatever is sent.
  query: z.object({ householdId: z.optional(z.string().check(z.maxLength(200))) }),
  reply: subscriptionAccess,
});
