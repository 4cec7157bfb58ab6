import { readEarned } from "#features/achievements/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

export async function listBadgeNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say, sayText } }: NewsOptions,
): Promise<News[]> {
  const earned = await readEarned(app, viewer.profile.id);
  return earned
    .filter(({ earnedAt }) => earnedAt >= since)
    .map(({ badgeId, name, earnedAt }) => ({
      id: `badge-${badgeId}`,
      type: /^(?:streak|calm)-/.test(badgeId) ? "streak" : "milestone",
      title: say`You earned a badge: ${sayText(name)}`,
      message: say`See which badges you can earn next.`,
      timestamp: earnedAt,
      actionUrl: "/achievements",
    }));
}
