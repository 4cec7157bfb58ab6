import * as api from "@goldmane/contracts/games/races/api";
import { handle } from "#platform/http/handler.ts";
import { joinRace, leaveRace } from "./join-race.ts";
import { readNearby } from "./nearby.ts";
import { openRace } from "./open-race.ts";
import { listRaces, readRace } from "./service.ts";
import { startRace } from "./start-race.ts";

export const racesRoutes = [
  handle(api.listRaces, ({ app, viewer }) => listRaces(app, viewer)),
  handle(api.openRace, ({ app, viewer, body }) => openRace(app, viewer, body)),
  handle(api.readRace, ({ app, viewer, params }) => readRace(app, viewer, params.id)),
  handle(api.joinRace, ({ app, viewer, params }) => joinRace(app, viewer, params.id)),
  handle(api.leaveRace, ({ app, viewer, params }) => leaveRace(app, viewer, params.id)),
  handle(api.startRace, ({ app, viewer, params }) => startRace(app, viewer, params.id)),
  handle(api.listNearby, ({ app, viewer }) => readNearby(app, viewer)),
];
