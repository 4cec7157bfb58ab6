import {
  confirmPassword as confirm,
  createAccount as create,
  getSession,
  listDevices,
  revokeDevice as revoke,
  signIn as enter,
  signOut as leave,
  signOutEverywhere as leaveEverywhere,
} from "@goldmane/contracts/account/api";
import { handle } from "#platform/http/handler.ts";
import { confirmPassword } from "./confirm-password.ts";
import { createAccount } from "./create-account.ts";
import { readDevices, revokeDevice, signOut, signOutEverywhere } from "./devices.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { readSession } from "./service.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { signIn } from "./sign-in.ts";
import { twoStepRoutes } from "./two-step/routes.ts";

export const accountRoutes = [
  handle(getSession, ({ app, viewer }) => readSession(app, viewer)),
  handle(create, ({ app, browser, body }) => createAccount(app, browser, body)),
  handle(enter, ({ app, browser, body }) => signIn(app, browser, body)),
  handle(confirm, ({ app, viewer, browser, body }) =>
    confirmPassword(app, { viewer, browser }, body),
  ),
  handle(leave, ({ app, viewer, browser }) => signOut(app, { viewer, browser })),
  handle(leaveEverywhere, ({ app, viewer, browser }) =>
    signOutEverywhere(app, { viewer, browser }),
  ),
  handle(listDevices, ({ app, viewer }) => readDevices(app, viewer)),
  handle(revoke, ({ app, viewer, params }) => revokeDevice(app, viewer, params.id)),
  ...settingsRoutes,
  ...passkeyRoutes,
  ...twoStepRoutes,
];
