import { listAchievements } from "@goldmane/contracts/achievements/api";
import { handle } from "#platform/http/handler.ts";
import { readAchievements } from "./service.ts";

export const achievementsRoutes = [
  handle(listAchievements, ({ app, viewer }) => readAchievements(app, viewer)),
];
