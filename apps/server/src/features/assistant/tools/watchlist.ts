import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { changeItem, readWatchlist } from "#features/watchlist/service.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { playSuggestion, usualSuggestions } from "./texts/suggestions.ts";
import { defineTool } from "./tool.ts";

const hasProfile = ({ viewer }: ToolContext) => viewer.profile !== null;

export const addToWatchlist = defineTool("addToWatchlist", {
  description: "Put a film on the viewer's own list. Only when they asked for it.",
  kind: "write",
  isFor: hasProfile,
  input: z.object({ titleId }),
  run: (context, input) => change(context, input.titleId, "added"),
});

export const removeFromWatchlist = defineTool("removeFromWatchlist", {
  description: "Take a film off the viewer's own list. Only when they asked for it.",
  kind: "write",
  isFor: hasProfile,
  input: z.object({ titleId }),
  run: (context, input) => change(context, input.titleId, "removed"),
});

async function change(
  context: ToolContext,
  id: string,
  made: "added" | "removed",
): Promise<Outcome> {
  const { app, profileViewer: viewer, find, words } = context;
  const { say } = words;
  const { list, watch, undo } = usualSuggestions(words);
  const title = find(id);
  if (!title) return noSuchTitle(context);
  const before = (await readWatchlist(app, viewer)).items.find((item) => item.id === id);
  const isListed = before !== undefined && !before.isRemoved;
  if (isListed === (made === "added")) {
    return {
      text: isListed
        ? say`${title.title} is already on your list.`
        : say`${title.title} isn’t on your list.`,
      data: { changed: false },
      cards: [cardOf(title)],
      suggestions: [list, playSuggestion(words, title.title), watch],
      feeling: "happy",
    };
  }
  const progress = before?.progress ?? 0;
  await changeItem(app, viewer, { id, progress, isRemoved: made === "removed", at: app.now() });
  return {
    text:
      made === "added"
        ? say`${title.title} is on your list.`
        : say`${title.title} is off your list.`,
    data: { changed: true },
    actions: [
      {
        type: "watchlist",
        titleId: id,
        title: title.title,
        change: made,
        undo: { kind: "watchlist", titleId: id, put: made === "removed" },
      },
    ],
    cards: [cardOf(title)],
    suggestions: [list, playSuggestion(words, title.title), undo],
    feeling: "happy",
  };
}

export const showWatchlist = defineTool("showWatchlist", {
  description: "What is on the viewer's own list.",
  kind: "read",
  isFor: hasProfile,
  input: z.object({}),
  run: async ({ app, profileViewer: viewer, find, words }) => {
    const { say, sayPlural, formatList } = words;
    const { watch, funny, surprise } = usualSuggestions(words);
    const { items } = await readWatchlist(app, viewer);
    const titles = items.filter(({ isRemoved }) => !isRemoved).flatMap(({ id }) => find(id) ?? []);
    const [first] = titles;
    if (!first) {
      return refuse(
        say`Your list is empty. Say “add” and a film’s name, and I’ll save it for you.`,
        [watch, funny, surprise],
      );
    }
    const more = titles.length - 3;
    const names = titles.slice(0, 3).map(({ title }) => title);
    const rest = more > 0 ? [sayPlural(more, { one: "# more", other: "# more" })] : [];
    return {
      text: say`On your list: ${formatList([...names, ...rest])}.`,
      data: titles.slice(0, 20).map(factsOf),
      cards: titles.slice(0, cardsAtMost).map((title) => cardOf(title, say`On your list`)),
      suggestions: [playSuggestion(words, first.title), surprise, watch],
      feeling: "happy",
    };
  },
});
