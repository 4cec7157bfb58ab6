import {
  renewLicenses as renew,
  saveOfflinePositions as save,
} from "@goldmane/contracts/offline/api";
import { handle } from "#platform/http/handler.ts";
import { saveOfflinePositions, renewLicenses } from "./service.ts";

export const offlineRoutes = [
  handle(renew, ({ app, viewer, body }) => renewLicenses(app, viewer, body.titleIds)),
  handle(save, ({ app, viewer, body }) => saveOfflinePositions(app, viewer, body.places)),
];
