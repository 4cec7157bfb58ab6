import * as z from "zod/mini";
import { folderPath } from "#ingest/folders.ts";
import { maxKeptBackups } from "./limits.ts";

export const backupIntervals = ["never", "daily", "weekly"] as const;
export type BackupInterval = (typeof backupIntervals)[number];

export const backupSchedule = z.object({
  every: z.enum(backupIntervals),
  /** Older scheduled backups are deleted; those made by hand are kept. */
  keep: z.int().check(z.minimum(1), z.maximum(maxKeptBackups)),
  /** Whether uploaded films and their pictures are included. */
  withFilms: z.boolean(),
  /** Null for `backups` in DATA_DIR. */
  folder: z.nullable(folderPath),
});
export type BackupSchedule = z.infer<typeof backupSchedule>;

/** A file of the backup folder. */
export const backupName = z
  .string()
  .check(z.maxLength(100), z.regex(/^[A-Za-z0-9][\w.-]*\.tar$/, "must be the name of a backup"));

export const backup = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  /** When the file was completed. */
  at: z.number(),
  isScheduled: z.boolean(),
});
export type Backup = z.infer<typeof backup>;

export const backupState = z.object({
  folder: z.string(),
  freeBytes: z.nullable(z.number()),
  schedule: backupSchedule,
  /** Newest first. */
  backups: z.array(backup),
  /** The backup that this node is making. */
  making: z.nullable(z.object({ startedAt: z.number(), writtenBytes: z.number() })),
  /** Why the last one failed on this node, in words an operator can act on. */
  problem: z.nullable(z.string()),
});
export type BackupState = z.infer<typeof backupState>;

/** What a restore does next. */
export const restoreReply = z.object({
  /** True if the server restarts by itself; otherwise the operator has to restart it. */
  restarts: z.boolean(),
});
export type RestoreReply = z.infer<typeof restoreReply>;

/** Where an uploaded backup was stored. */
export const storedBackup = z.object({ path: z.string() });
