import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { readOwnControls } from "#features/controls/service.ts";
import { readWatching } from "#features/playback/service.ts";
import { isOver } from "@goldmane/contracts/controls/screen-time";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { playSuggestion, usualSuggestions } from "./texts/suggestions.ts";
import { defineTool } from "./tool.ts";

const restore = { kind: "restore" } as const;

export const play = defineTool("play", {
  description: "Play a film. Only when the viewer asked to watch it.",
  kind: "act",
  input: z.object({ titleId, startSeconds: z.optional(z.number().check(z.minimum(0))) }),
  run: (context, input) => startTitle(context, input),
});

async function startTitle(
  context: ToolContext,
  { titleId: id, startSeconds }: { titleId: string; startSeconds?: number | undefined },
): Promise<Outcome> {
  const { words } = context;
  const { say } = words;
  const title = context.find(id);
  if (!title) return noSuchTitle(context);
  const { timeLeft } = await readOwnControls(context.app, context.viewer, title.id);
  if (isOver(timeLeft)) {
    const usual = usualSuggestions(words);
    return {
      ...refuse(say`Your screen time is up for today. You can ask a parent for more.`, [
        usual.timeLeft,
        usual.story,
        usual.joke,
      ]),
      actions: [{ type: "offerAsk", ask: "time", titleId: title.id, title: title.title }],
    };
  }
  const start = startSeconds === undefined ? {} : { startSeconds };
  return {
    text: say`Here comes ${title.title}. Enjoy!`,
    data: { playing: title.id },
    actions: [{ type: "play", titleId: title.id, title: title.title, ...start, undo: restore }],
    cards: [cardOf(title)],
    suggestions: [
      say`Turn on captions`,
      usualSuggestions(words).similar,
      say`Sleep timer 20 minutes`,
    ],
    feeling: "excited",
  };
}

export const continueWatching = defineTool("continueWatching", {
  description: "What the viewer is in the midst of.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const { words } = context;
    const { say, formatList } = words;
    const { watch, surprise, funny, list } = usualSuggestions(words);
    const begun = (await readWatching(context.app, context.viewer)).slice(0, cardsAtMost);
    const titles = begun.flatMap(({ id }) => context.find(id) ?? []);
    const [first] = titles;
    if (!first) {
      return refuse(say`You don’t have any unfinished films. Let’s start a new one!`, [
        watch,
        surprise,
        funny,
      ]);
    }
    return {
      text: say`You were watching ${formatList(titles.slice(0, 3).map(({ title }) => title))}.`,
      data: titles.map(factsOf),
      cards: titles.map((title) => cardOf(title, say`You started this`)),
      suggestions: [playSuggestion(words, first.title), watch, list],
      feeling: "happy",
    };
  },
});
