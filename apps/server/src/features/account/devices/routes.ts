import * as api from "@goldmane/contracts/account/devices/api";
import {
  readDevices,
  renameDevice,
  revokeDevice,
  signOutEverywhere,
} from "#features/account/devices.ts";
import { handle } from "#platform/http/handler.ts";
import { wordsFor } from "#platform/words/words-for.ts";

export const devicesRoutes = [
  handle(api.signOutEverywhere, ({ app, viewer, browser }) =>
    signOutEverywhere(app, { viewer, browser }),
  ),
  handle(api.listDevices, ({ app, viewer, browser }) =>
    readDevices(app, viewer, wordsFor(viewer, browser)),
  ),
  handle(api.renameDevice, ({ app, viewer, params, body }) =>
    renameDevice(app, viewer, { ...params, ...body }),
  ),
  handle(api.revokeDevice, ({ app, viewer, params }) => revokeDevice(app, viewer, params.id)),
];
