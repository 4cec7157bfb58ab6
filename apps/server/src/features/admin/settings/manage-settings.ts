import {
  type ServerSettings,
  type SettingChanges,
  serverSettings,
  readableNames,
} from "@goldmane/contracts/admin/settings";
import { recordOperatorAudit } from "#features/admin/record-operator-audit.ts";
import { requirePayments } from "#platform/registration.ts";
import type { App, Viewer } from "#platform/app.ts";

/** Every setting with its source. Values are listed one by one, so that a secret can't slip in. */
export function readServerSettings({ settings }: Pick<App, "settings">): ServerSettings {
  return {
    values: {
      registration: settings.get("registration"),
      serverName: settings.get("serverName"),
      defaultLanguage: settings.get("defaultLanguage"),
    },
    sources: serverSettings.shape.sources.parse(
      Object.fromEntries(readableNames.map((name) => [name, settings.sourceOf(name)])),
    ),
  };
}

/** The audit log gets the names of what changed, not the values. */
export async function changeServerSettings(
  app: App,
  operator: Viewer,
  changes: SettingChanges,
): Promise<ServerSettings> {
  const changed = [...Object.keys(changes.values), ...changes.reset];
  if (changed.length === 0) return readServerSettings(app);
  requirePayments(app, changes.values.registration);
  await app.settings.change(changes);
  await recordOperatorAudit(app, operator, { kind: "settings-changed", details: { changed } });
  return readServerSettings(app);
}
