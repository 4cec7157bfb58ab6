import type { Question } from "@goldmane/leo/command";
import { timeLeftInFilm } from "#features/assistant/tools/control-player.ts";
import { whyNot, whyThese } from "#features/assistant/tools/why-these.ts";
import { moreLike } from "#features/assistant/tools/find-titles.ts";
import { history, streak, watchedTime } from "#features/assistant/tools/history.ts";
import { newest, popular } from "#features/assistant/tools/library-facts.ts";
import { historyOf, watchedTimeOf } from "#features/assistant/tools/family/watched-by.ts";
import { whoIsInParty } from "#features/assistant/tools/party-people.ts";
import { requests } from "#features/assistant/tools/family/requests.ts";
import {
  askGrownUp,
  askMoreTime,
  bedtime,
  timeLeft,
} from "#features/assistant/tools/family/screen-time.ts";
import {
  getTitle,
  howLong,
  inTheaters,
  suitsAge,
  tellUpcoming,
  whoIsIn,
} from "#features/assistant/tools/title-facts.ts";
import type { Outcome, ToolContext } from "#features/assistant/tools/tool-context.ts";
import { callTool, type Tool } from "#features/assistant/tools/tool.ts";
import { continueWatching } from "#features/assistant/tools/watch.ts";

const toolOf: Readonly<Record<Question["intent"], Tool>> = {
  describe: getTitle,
  suits: suitsAge,
  whoIsIn,
  howLong,
  moreLike,
  whyNot,
  whyThese,
  askGrownUp,
  askMoreTime,
  upcoming: tellUpcoming,
  allUpcoming: inTheaters,
  newest,
  popular,
  streak,
  whatIsOn: getTitle,
  timeLeft,
  timeLeftInFilm,
  bedtime,
  history,
  watchedTime,
  historyOf,
  watchedTimeOf,
  whoIsInParty,
  requests,
};

/** Answers a question from the server's data. */
export async function answerQuestion(
  context: ToolContext,
  { intent, slots }: Question,
): Promise<Outcome> {
  const { titleId } = context.here;
  if (intent !== "whatIsOn") return await callTool(context, toolOf[intent], slots);
  return titleId === undefined
    ? await callTool(context, continueWatching, {})
    : await callTool(context, getTitle, { titleId });
}
