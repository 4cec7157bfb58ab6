import * as api from "@goldmane/contracts/spaceship/api";
import { handle } from "#platform/http/handler.ts";
import { readFlightLog, recordLanding } from "./service.ts";

export const spaceshipRoutes = [
  handle(api.getFlightLog, ({ app, viewer }) => readFlightLog(app, viewer)),
  handle(api.recordLanding, ({ app, viewer, params }) => recordLanding(app, viewer, params.id)),
];
