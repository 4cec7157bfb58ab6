import type { SettingValues } from "@goldmane/contracts/admin/settings";

/** The value of each setting that neither the environment nor the operator has set. */
export const defaultSettings: SettingValues = {
  registration: "open",
  serverName: "Goldmane",
  defaultLanguage: "en",
  libraryFolders: [],
};
