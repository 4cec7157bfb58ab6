import * as api from "@goldmane/contracts/offline/api";
import { handle } from "#platform/http/handler.ts";
import { saveOfflinePositions, renewLicenses } from "./service.ts";

export const offlineRoutes = [
  handle(api.renewLicenses, ({ app, viewer, body }) => renewLicenses(app, viewer, body.titleIds)),
  handle(api.saveOfflinePositions, ({ app, viewer, body }) =>
    saveOfflinePositions(app, viewer, body.places),
  ),
];
