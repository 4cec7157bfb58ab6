import * as api from "@goldmane/contracts/calm-days/api";
import { handle } from "#platform/http/handler.ts";
import { countCalmDays, readCalmStreak } from "./service.ts";

export const calmDaysRoutes = [
  handle(api.getCalmDays, ({ app, viewer }) => readCalmStreak(app, viewer)),
  handle(api.countCalmDays, ({ app, viewer, body }) => countCalmDays(app, viewer, body.days)),
];
