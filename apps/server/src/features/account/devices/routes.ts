import {
  listDevices,
  revokeDevice as revoke,
  signOutEverywhere as leaveEverywhere,
} from "@goldmane/contracts/account/devices/api";
import { readDevices, revokeDevice, signOutEverywhere } from "#features/account/devices.ts";
import { handle } from "#platform/http/handler.ts";

export const devicesRoutes = [
  handle(leaveEverywhere, ({ app, viewer, browser }) =>
    signOutEverywhere(app, { viewer, browser }),
  ),
  handle(listDevices, ({ app, viewer }) => readDevices(app, viewer)),
  handle(revoke, ({ app, viewer, params }) => revokeDevice(app, viewer, params.id)),
];
