import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { recommendations } from "./schema.ts";

export const getRecommendations = endpoint("GET", "/api/recommendations", {
  access: "profile",
  summary: "What this viewer may like to see now, each title once and with the reason",
  reply: recommendations,
});

export const dismissRecommendation = endpoint("PUT", "/api/recommendations/dismissed/:id", {
  access: "profile",
  summary: "Recommend a title to this viewer no more",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const restoreRecommendation = endpoint("DELETE", "/api/recommendations/dismissed/:id", {
  access: "profile",
  summary: "Let a title that was dismissed be recommended again",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});
