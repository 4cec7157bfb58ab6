import { readSafetyAlerts } from "#features/assistant/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** For parents: a message to Leo raised a safety alert. Its text is not part of the notification. */
export async function listSafetyAlertNews(
  app: App,
  viewer: Viewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  const alerts = await readSafetyAlerts(app, viewer, since);
  return alerts.map(({ lineId, profileId, displayName, at }) => ({
    id: `care-${lineId}`,
    type: "care",
    title: say`${displayName} said something to Leo that worried us`,
    message: say`Read it privately, then talk with ${displayName}.`,
    timestamp: at,
    actionUrl: `/profile/controls/${profileId}#conversation`,
  }));
}
