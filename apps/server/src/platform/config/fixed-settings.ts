import type { SettingName, SettingValues } from "@goldmane/contracts/admin/settings";
import type { Env } from "./env.ts";

export type FixedSettings = Partial<SettingValues>;

/** The variable that sets each setting. */
export const settingVariables = {
  registration: "REGISTRATION",
  serverName: "SERVER_NAME",
  defaultLanguage: "DEFAULT_LANGUAGE",
} as const satisfies Record<SettingName, keyof Env>;

export function toFixedSettings(env: Env): FixedSettings {
  return {
    ...(env.REGISTRATION && { registration: env.REGISTRATION }),
    ...(env.SERVER_NAME && { serverName: env.SERVER_NAME }),
    ...(env.DEFAULT_LANGUAGE && { defaultLanguage: env.DEFAULT_LANGUAGE }),
  };
}
