import type { SettingName, SettingValues } from "@goldmane/contracts/admin/settings";
import type { Env } from "./env.ts";

export type FixedSettings = Partial<Pick<SettingValues, keyof typeof settingVariables>>;

/** The variable that sets each setting. Settings without one can always change. */
export const settingVariables = {
  registration: "REGISTRATION",
  serverName: "SERVER_NAME",
  defaultLanguage: "DEFAULT_LANGUAGE",
} as const satisfies Partial<Record<SettingName, keyof Env>>;

export function toFixedSettings(env: Env): FixedSettings {
  return {
    ...(env.REGISTRATION && { registration: env.REGISTRATION }),
    ...(env.SERVER_NAME && { serverName: env.SERVER_NAME }),
    ...(env.DEFAULT_LANGUAGE && { defaultLanguage: env.DEFAULT_LANGUAGE }),
  };
}
