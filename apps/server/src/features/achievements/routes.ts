import * as api from "@goldmane/contracts/achievements/api";
import { handle } from "#platform/http/handler.ts";
import { readAchievements } from "./service.ts";

export const achievementsRoutes = [
  handle(api.listAchievements, ({ app, viewer }) => readAchievements(app, viewer)),
];
