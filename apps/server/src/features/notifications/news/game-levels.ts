import { readLevels } from "#features/games/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** Children's levels that wait for a parent. */
export async function listLevelNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  if (viewer.profile.role !== "parent") return [];
  const levels = await readLevels(app, viewer);
  return levels
    .filter(({ isWaiting, createdAt }) => isWaiting && createdAt >= since)
    .map(({ id, level, author, createdAt }) => ({
      id: `game-level-${id}`,
      type: "recommendation",
      title: say`${author.displayName} made a level`,
      message: say`“${level.name}” can be shared once you approve it.`,
      timestamp: createdAt,
      actionUrl: "/profile/family",
    }));
}
