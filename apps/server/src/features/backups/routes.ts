import * as api from "@goldmane/contracts/backups/api";
import { handle } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import { receiveBackup } from "./receive-backup.ts";
import { sendBackup } from "./send-backup.ts";
import {
  deleteBackup,
  readBackups,
  restoreBackup,
  scheduleBackups,
  startBackup,
} from "./service.ts";

export const backupsRoutes = [
  handle(api.listBackups, ({ app }) => readBackups(app)),
  handle(api.makeBackup, ({ app, viewer, body }) => startBackup(app, viewer, body)),
  handle(api.scheduleBackups, ({ app, viewer, body }) => scheduleBackups(app, viewer, body)),
  handle(api.deleteBackup, ({ app, viewer, params }) => deleteBackup(app, viewer, params.name)),
  handle(api.restoreBackup, ({ app, viewer, params }) => restoreBackup(app, viewer, params.name)),
];

const file = { access: "operator", path: api.backupFilePath } as const;

/** A backup holds everything, so that downloading one asks for the password too. */
export const backupsRawRoutes: readonly RawRoute[] = [
  { ...file, confirmed: true, methods: ["GET"], run: sendBackup },
  { ...file, methods: ["PUT"], takesAnyBody: true, run: receiveBackup },
];
