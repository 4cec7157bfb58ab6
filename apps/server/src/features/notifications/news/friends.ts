import { readFriendNews } from "#features/friends/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** Friend requests and new friendships of the household; for parents. */
export async function listFriendNotifications(
  app: App,
  viewer: Viewer,
  { since, words: { say } }: NewsOptions,
): Promise<News[]> {
  const news = await readFriendNews(app, viewer, since);
  return news.map(({ id, name, at, kind }) => ({
    id: `friends-${id}`,
    type: "recommendation",
    title:
      kind === "asks" ? say`${name} would like to be friends` : say`${name} and you are friends`,
    message:
      kind === "asks"
        ? say`Your household’s code was used. Say yes or no.`
        : say`You see each other’s open parties now.`,
    timestamp: at,
    actionUrl: "/profile/friends",
  }));
}
