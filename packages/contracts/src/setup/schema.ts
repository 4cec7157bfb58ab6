import * as z from "zod/mini";
import { backup, restoreReply } from "#backups/schema.ts";
import { folderListing, folderPath } from "#ingest/folders.ts";
import { languages } from "#languages.ts";
import { newOwner } from "#registration/schema.ts";

/** The code that a new server prints when it starts. */
export const setupCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const setupState = z.object({
  /** Nobody has an account yet, so the server answers nothing but its set-up. */
  isFresh: z.boolean(),
  /** A backup that replaces the data at the next start; the server may restart by itself. */
  restoring: z.nullable(restoreReply),
  /** Whether e-mails are delivered. */
  hasMail: z.boolean(),
});
export type SetupState = z.infer<typeof setupState>;

export const newOperator = z.extend(newOwner, {
  code: setupCode,
  /** The language of the wizard, which becomes the server's. */
  language: z.optional(z.enum(languages)),
});
export type NewOperator = z.output<typeof newOperator>;

/** A folder of the server; without a path, one where disks usually are. */
export const backupSearch = z.strictObject({ code: setupCode, path: z.optional(folderPath) });

/** A folder of the server with the backups in it. */
export const backupListing = z.extend(folderListing, {
  /** Newest first. */
  backups: z.array(z.extend(z.omit(backup, { isScheduled: true }), { path: z.string() })),
});
export type BackupListing = z.infer<typeof backupListing>;

export const backupChoice = z.strictObject({ code: setupCode, path: folderPath });

/** What is left to do on a server after its set-up, in order. */
export const checklistItems = ["profiles", "movies", "https", "backup", "family", "mail"] as const;
export const checklistItem = z.enum(checklistItems);
export type ChecklistItem = z.infer<typeof checklistItem>;

export const checklist = z.object({
  items: z.array(z.object({ item: checklistItem, isDone: z.boolean() })),
  /** Whether the operator hid it. */
  isHidden: z.boolean(),
});
export type Checklist = z.infer<typeof checklist>;
