import * as api from "@goldmane/contracts/setup/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { hideChecklist, readChecklist } from "./checklist.ts";
import { findSetupBackups, receiveSetupBackup, restoreAtSetup } from "./restore-at-setup.ts";
import { checkSetupCode, readSetup, setUpServer } from "./service.ts";

export const setupRoutes = [
  handle(api.getSetup, ({ app }) => readSetup(app)),
  handle(api.checkSetupCode, ({ app, browser, body }) => checkSetupCode(app, browser, body.code)),
  handle(api.getChecklist, ({ app, viewer }) => readChecklist(app, viewer)),
  handle(api.hideChecklist, ({ app }) => hideChecklist(app)),
  handle(api.setUpServer, ({ app, browser, body }) => setUpServer(app, browser, body)),
  handle(api.findSetupBackups, ({ app, browser, body }) => findSetupBackups(app, browser, body)),
  handle(api.restoreAtSetup, ({ app, browser, body }) => restoreAtSetup(app, browser, body)),
];

export const setupRawRoutes: readonly RawRoute[] = [
  {
    access: "anyone",
    path: api.setupBackupPath,
    methods: ["PUT"],
    takesAnyBody: true,
    run: receiveSetupBackup,
  },
];
