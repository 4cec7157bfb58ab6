import { type Answer, readAnswers } from "#features/controls/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import type { News, NewsOptions } from "./news.ts";

/** Parents' answers to this viewer's approval requests. */
export async function listAnswerNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words }: NewsOptions,
): Promise<News[]> {
  const { say } = words;
  const answers = await readAnswers(app, viewer, since);
  return answers.map((answer) => ({
    id: `approval-request-${answer.requestId}`,
    type: "watchlist",
    title: answer.isYes
      ? say`${answer.answeredBy} said yes`
      : say`${answer.answeredBy} said no this time`,
    timestamp: answer.answeredAt,
    ...describe(words, answer, answer.titleId ? lookUpTitle(app, viewer, answer.titleId) : null),
  }));
}

/** Names only titles that the viewer is allowed to see. */
function describe(
  { say, sayPlural }: Words,
  { kind, isYes, minutes }: Answer,
  visible: ReturnType<typeof lookUpTitle>,
): Pick<News, "message" | "actionUrl"> {
  const title = isYes ? visible : null;
  if (minutes !== null && isYes) {
    const message = sayPlural(minutes, {
      one: "You have # more minute.",
      other: "You have # more minutes.",
    });
    return { message, actionUrl: "/streaming" };
  }
  if (title && kind === "title") {
    return {
      message: say`You can watch “${title.title}” now.`,
      actionUrl: `/watch/${title.id}`,
    };
  }
  if (title) {
    const message = say`You can finish watching “${title.title}”.`;
    return { message, actionUrl: `/watch/${title.id}` };
  }
  const message = isYes
    ? say`You can keep watching.`
    : say`There are plenty of other films to watch.`;
  return { message, actionUrl: "/streaming" };
}
