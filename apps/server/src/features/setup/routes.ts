import * as api from "@goldmane/contracts/setup/api";
import { handle } from "#platform/http/handler.ts";
import { hideChecklist, readChecklist } from "./checklist.ts";
import { checkSetupCode, readSetup, setUpServer } from "./service.ts";

export const setupRoutes = [
  handle(api.getSetup, ({ app }) => readSetup(app)),
  handle(api.checkSetupCode, ({ app, browser, body }) => checkSetupCode(app, browser, body.code)),
  handle(api.getChecklist, ({ app, viewer }) => readChecklist(app, viewer)),
  handle(api.hideChecklist, ({ app }) => hideChecklist(app)),
  handle(api.setUpServer, ({ app, browser, body }) => setUpServer(app, browser, body)),
];
