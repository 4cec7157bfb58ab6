import * as api from "@goldmane/contracts/account/api";
import { handle } from "#platform/http/handler.ts";
import { signOut } from "./devices.ts";
import { devicesRoutes } from "./devices/routes.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { readSession } from "./service.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { twoStepRoutes } from "./two-step/routes.ts";

export const accountRoutes = [
  handle(api.getSession, ({ app, viewer }) => readSession(app, viewer)),
  handle(api.signOut, ({ app, viewer, browser, body }) =>
    signOut(app, { viewer, browser }, body ?? {}),
  ),
  ...signInRoutes,
  ...devicesRoutes,
  ...settingsRoutes,
  ...passkeyRoutes,
  ...twoStepRoutes,
];
