import type { Question } from "@goldmane/leo/command";
import { moreLike } from "#features/assistant/tools/find-titles.ts";
import type { Outcome, ToolContext } from "#features/assistant/tools/tool-context.ts";
import { streak, timeLeft, whyNot } from "#features/assistant/tools/library-facts.ts";
import {
  getTitle,
  howLong,
  suitsAge,
  tellUpcoming,
  whoIsIn,
} from "#features/assistant/tools/title-facts.ts";
import { continueWatching } from "#features/assistant/tools/watch.ts";
import { callTool } from "#features/assistant/tools/tool.ts";

/** Answers a question from the server's data. */
export async function answerQuestion(
  context: ToolContext,
  { intent, slots }: Question,
): Promise<Outcome> {
  switch (intent) {
    case "describe":
      return await callTool(context, getTitle, slots);
    case "suits":
      return await callTool(context, suitsAge, slots);
    case "whoIsIn":
      return await callTool(context, whoIsIn, slots);
    case "howLong":
      return await callTool(context, howLong, slots);
    case "moreLike":
      return await callTool(context, moreLike, slots);
    case "whyNot":
    case "askGrownUp":
      return await callTool(context, whyNot, {});
    case "upcoming":
      return await callTool(context, tellUpcoming, slots);
    case "streak":
      return await callTool(context, streak, {});
    case "whatIsOn":
      return context.here.titleId === undefined
        ? await callTool(context, continueWatching, {})
        : await callTool(context, getTitle, { titleId: context.here.titleId });
    case "timeLeft":
      return await callTool(context, timeLeft, {});
  }
}
