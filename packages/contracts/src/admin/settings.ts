import * as z from "zod/mini";
import { backupSchedule } from "#backups/schema.ts";
import { storedFolders } from "#ingest/folders.ts";
import { languages } from "#languages.ts";
import { plainText, somethingToRead } from "#plain-text.ts";
import { serverNameMaxLength } from "./limits.ts";

/** Limits who can sign up: nobody, people with an invite, or anyone who can reach the server. */
export const registrationModes = ["closed", "invite", "open"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

/** Settings that operators read and change by name; the others have endpoints of their own. */
export const readableSettings = {
  registration: z.enum(registrationModes),
  serverName: z
    .string()
    .check(plainText, z.minLength(1), z.maxLength(serverNameMaxLength), somethingToRead),
  defaultLanguage: z.enum(languages),
};

/** Every setting that can change while the server runs. */
export const settingSchemas = {
  ...readableSettings,
  libraryFolders: storedFolders,
  backupSchedule,
};
export const settingValues = z.object(settingSchemas);
export type SettingValues = z.output<typeof settingValues>;
export type SettingName = keyof SettingValues;

export const settingNames = Object.keys(settingSchemas) as readonly SettingName[];

export type ReadableSettingName = keyof typeof readableSettings;
export const readableNames = Object.keys(readableSettings) as readonly ReadableSettingName[];

/** Where a setting's value comes from. The environment wins over a stored value. */
export const settingSource = z.union([
  z.object({ from: z.enum(["default", "stored"]) }),
  z.object({ from: z.literal("environment"), variable: z.string() }),
]);
export type SettingSource = z.infer<typeof settingSource>;

/** The operator's view. */
export const serverSettings = z.object({
  values: z.object(readableSettings),
  sources: z.record(z.enum(readableNames), settingSource),
});
export type ServerSettings = z.infer<typeof serverSettings>;

/** Settings to change, and those to set back to their default. */
export const settingChanges = z.strictObject({
  values: z._default(z.partial(z.strictObject(readableSettings)), {}),
  reset: z._default(z.array(z.enum(readableNames)), []),
});
export type SettingChanges = z.infer<typeof settingChanges>;
