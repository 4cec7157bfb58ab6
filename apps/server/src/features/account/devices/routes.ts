import * as api from "@goldmane/contracts/account/devices/api";
import { readDevices, revokeDevice, signOutEverywhere } from "#features/account/devices.ts";
import { handle } from "#platform/http/handler.ts";

export const devicesRoutes = [
  handle(api.signOutEverywhere, ({ app, viewer, browser }) =>
    signOutEverywhere(app, { viewer, browser }),
  ),
  handle(api.listDevices, ({ app, viewer }) => readDevices(app, viewer)),
  handle(api.revokeDevice, ({ app, viewer, params }) => revokeDevice(app, viewer, params.id)),
];
