import * as z from "zod/mini";
import { currentSession } from "#account/schema.ts";
import { restoreReply } from "#backups/schema.ts";
import { endpoint } from "#endpoint.ts";
import {
  backupChoice,
  backupListing,
  backupSearch,
  checklist,
  newOperator,
  setupCode,
  setupState,
} from "./schema.ts";

export const getSetup = endpoint("GET", "/api/setup", {
  access: "anyone",
  summary: "Get whether this server still has to be set up",
  reply: setupState,
});

export const checkSetupCode = endpoint("POST", "/api/setup/code", {
  access: "anyone",
  summary: "Check the set-up code that the server printed; it stays valid",
  body: z.strictObject({ code: setupCode }),
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const setUpServer = endpoint("POST", "/api/setup", {
  access: "anyone",
  summary:
    "Use the set-up code to create the operator's account, household and profile, and sign in",
  body: newOperator,
  reply: currentSession,
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const findSetupBackups = endpoint("POST", "/api/setup/backups", {
  access: "anyone",
  summary: "List a folder's subfolders and backups, with the set-up code",
  body: backupSearch,
  reply: backupListing,
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS"],
});

export const restoreAtSetup = endpoint("POST", "/api/setup/restore", {
  access: "anyone",
  summary: "Use the set-up code to check a backup and make it this server's data at the next start",
  body: backupChoice,
  reply: restoreReply,
  errors: ["NOT_ALLOWED", "CONFLICT", "TOO_MANY_REQUESTS", "STORAGE_FULL", "UNAVAILABLE"],
});

/** PUT uploads a backup to a new server. The set-up code is in `setupCodeHeader`. */
export const setupBackupPath = "/api/setup/backups/:name";
export const setupCodeHeader = "x-setup-code";

export const getChecklist = endpoint("GET", "/api/setup/checklist", {
  access: "operator",
  summary: "List what is left to do on this server, and what is done",
  reply: checklist,
});

export const hideChecklist = endpoint("DELETE", "/api/setup/checklist", {
  access: "operator",
  summary: "Hide the list of what is left to do",
});
