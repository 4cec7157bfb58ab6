import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { achievement } from "./schema.ts";

export const listAchievements = endpoint("GET", "/api/achievements", {
  access: "profile",
  summary: "List the profile's badges, earned or not",
  reply: z.array(achievement),
});
