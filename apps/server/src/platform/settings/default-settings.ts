import { defaultKeptBackups } from "@goldmane/contracts/backups/limits";
import type { SettingValues } from "@goldmane/contracts/admin/settings";
import type { Config } from "#platform/config/config.ts";

/** The value of each setting that neither the environment nor the operator has set. */
export function defaultSettings({ demo }: Pick<Config, "demo">): SettingValues {
  return {
    // The demo shows everything, the checkout included.
    registration: demo ? "open" : "closed",
    serverName: "Goldmane",
    defaultLanguage: "en",
    libraryFolders: [],
    backupSchedule: { every: "never", keep: defaultKeptBackups, withFilms: false, folder: null },
  };
}
