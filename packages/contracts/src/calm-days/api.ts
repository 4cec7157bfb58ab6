import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { viewingDays } from "#watchlist/schema.ts";
import { calmStreak } from "./schema.ts";

export const getCalmDays = endpoint("GET", "/api/calm-days", {
  access: "profile",
  summary: "Get the days on which the profile took a calm moment",
  reply: calmStreak,
});

export const countCalmDays = endpoint("POST", "/api/calm-days", {
  access: "profile",
  summary: "Add calm days; each counts once, no matter how long the moment was",
  body: z.strictObject({ days: viewingDays }),
  reply: calmStreak,
});
