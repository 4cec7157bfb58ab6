import * as api from "@goldmane/contracts/games/races/api";
import { handle } from "#platform/http/handler.ts";
import { joinRace, leaveRace, listRaces, openRace, readRace, startRace } from "./service.ts";

export const racesRoutes = [
  handle(api.listRaces, ({ app, viewer }) => listRaces(app, viewer)),
  handle(api.openRace, ({ app, viewer, body }) => openRace(app, viewer, body.game)),
  handle(api.readRace, ({ app, viewer, params }) => readRace(app, viewer, params.id)),
  handle(api.joinRace, ({ app, viewer, params }) => joinRace(app, viewer, params.id)),
  handle(api.leaveRace, ({ app, viewer, params }) => leaveRace(app, viewer, params.id)),
  handle(api.startRace, ({ app, viewer, params }) => startRace(app, viewer, params.id)),
];
