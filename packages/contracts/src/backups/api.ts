import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { backupName, backupSchedule, backupState, restoreReply } from "./schema.ts";

const byName = z.object({ name: backupName });

export const listBackups = endpoint("GET", "/api/backups", {
  access: "operator",
  summary: "List the backups, their folder and their schedule",
  reply: backupState,
});

export const makeBackup = endpoint("POST", "/api/backups", {
  access: "operator",
  summary: "Start a backup; it is listed once it is complete",
  body: z.strictObject({ withFilms: z.boolean() }),
  reply: backupState,
  errors: ["CONFLICT"],
});

export const scheduleBackups = endpoint("PUT", "/api/backups/schedule", {
  access: "operator",
  confirmed: true,
  summary: "Set when backups are made, how many are kept, and in which folder",
  body: backupSchedule,
  reply: backupState,
  errors: ["CONFLICT"],
});

export const deleteBackup = endpoint("DELETE", "/api/backups/:name", {
  access: "operator",
  confirmed: true,
  summary: "Delete a backup",
  params: byName,
  errors: ["NOT_FOUND"],
});

export const restoreBackup = endpoint("POST", "/api/backups/:name/restore", {
  access: "operator",
  confirmed: true,
  summary: "Check a backup and replace all of this server's data with it at the next start",
  params: byName,
  reply: restoreReply,
  errors: ["NOT_FOUND", "CONFLICT", "STORAGE_FULL", "UNAVAILABLE"],
});

/** GET downloads a backup, PUT uploads one under a name that is free. Operators only. */
export const backupFilePath = "/api/backups/:name/file";
