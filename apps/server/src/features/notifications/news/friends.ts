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
      kind === "asks" ? say`${name} wants to be friends` : say`You and ${name} are now friends`,
    message:
      kind === "asks"
        ? say`They used your household’s code. Accept or decline.`
        : say`You can now see each other’s open parties.`,
    timestamp: at,
    actionUrl: "/profile/friends",
  }));
}
