import { type Answer, readAnswers } from "#features/controls/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News } from "./news.ts";

/** What a parent answered to this viewer's questions. */
export async function tellAnswers(app: App, viewer: Viewer, since: number): Promise<News[]> {
  const answers = await readAnswers(app, viewer, since);
  return answers.map((answer) => ({
    id: `ask-${answer.askId}`,
    type: "watchlist",
    title: `${answer.answeredBy} said ${answer.isYes ? "yes" : "not this time"}`,
    timestamp: answer.answeredAt,
    ...describe(app, viewer, answer),
  }));
}

/** Names no title that the viewer is not shown. */
function describe(
  app: App,
  viewer: Viewer,
  { kind, isYes, minutes, titleId }: Answer,
): Pick<News, "message" | "actionUrl"> {
  const title = isYes && titleId ? lookUpTitle(app, viewer, titleId) : null;
  if (minutes !== null && isYes) {
    return { message: `There are ${minutes} minutes more for you.`, actionUrl: "/streaming" };
  }
  if (title && kind === "title") {
    return { message: `“${title.title}” is on your shelves now.`, actionUrl: `/watch/${title.id}` };
  }
  if (title) {
    const message = `You may watch “${title.title}” to its end.`;
    return { message, actionUrl: `/watch/${title.id}` };
  }
  const message = isYes ? "You may go on." : "There is plenty else to see, or to do.";
  return { message, actionUrl: "/streaming" };
}
