import { renewLicences as renew, saveLatePlaces as save } from "@goldmane/contracts/offline/api";
import { handle } from "#platform/http/handler.ts";
import { keepLatePlaces, renewLicences } from "./service.ts";

export const offlineRoutes = [
  handle(renew, ({ app, viewer, body }) => renewLicences(app, viewer, body.titleIds)),
  handle(save, ({ app, viewer, body }) => keepLatePlaces(app, viewer, body.places)),
];
