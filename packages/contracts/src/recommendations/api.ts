import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { titleId } from "#library/schema.ts";
import { recommendations } from "./schema.ts";

export const getRecommendations = endpoint("GET", "/api/recommendations", {
  access: "profile",
  summary: "Recommend titles, each once and with a reason",
  reply: recommendations,
});

export const dismissRecommendation = endpoint("PUT", "/api/recommendations/dismissed/:id", {
  access: "profile",
  summary: "Dismiss a recommendation",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});

export const restoreRecommendation = endpoint("DELETE", "/api/recommendations/dismissed/:id", {
  access: "profile",
  summary: "Restore a dismissed recommendation",
  params: z.object({ id: titleId }),
  errors: ["NOT_FOUND"],
});
