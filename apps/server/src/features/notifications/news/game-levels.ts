import { readDecisions, readLevels } from "#features/games/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** To parents: children's levels that wait for them. To children: what parents decided. */
export async function listLevelNotifications(
  app: App,
  viewer: ProfileViewer,
  options: NewsOptions,
): Promise<News[]> {
  return viewer.profile.role === "parent"
    ? await listWaiting(app, viewer, options)
    : await listDecisions(app, viewer, options);
}

async function listWaiting(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
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

async function listDecisions(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  const decisions = await readDecisions(app, viewer, since);
  return decisions.map(({ levelId, name, isApproved, decidedBy, decidedAt }) => ({
    id: `game-level-${levelId}`,
    type: isApproved ? "milestone" : "care",
    title: isApproved
      ? say`Your level “${name}” is shared`
      : say`Your level “${name}” isn’t shared yet`,
    message: isApproved
      ? say`Your family can play it now.`
      : decidedBy === null
        ? say`Change it and share it again.`
        : say`Ask ${decidedBy} what to change, then share it again.`,
    timestamp: decidedAt,
    actionUrl: "/play-games/slime-adventure",
  }));
}
