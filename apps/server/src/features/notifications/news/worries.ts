import { readWorries } from "#features/assistant/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News, Telling } from "./news.ts";

/** For parents: that something was said to Leo that they should read. What it was is not for a bell. */
export async function tellWorries(
  app: App,
  viewer: Viewer,
  { since, words: { say } }: Telling,
): Promise<News[]> {
  const worries = await readWorries(app, viewer, since);
  return worries.map(({ lineId, profileId, displayName, at }) => ({
    id: `care-${lineId}`,
    type: "care",
    title: say`A line of ${displayName}’s talk with Leo worried us`,
    message: say`Please read it when you are alone, and talk with ${displayName}.`,
    timestamp: at,
    actionUrl: `/profile/controls/${profileId}#conversation`,
  }));
}
