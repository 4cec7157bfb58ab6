import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { changeItem, readWatchlist } from "#features/watchlist/service.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { formatTitles } from "./format-reason.ts";
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
  { app, profileViewer: viewer, find }: ToolContext,
  id: string,
  made: "added" | "removed",
): Promise<Outcome> {
  const title = find(id);
  if (!title) return noSuchTitle();
  const before = (await readWatchlist(app, viewer)).items.find((item) => item.id === id);
  const isListed = before !== undefined && !before.isRemoved;
  if (isListed === (made === "added")) {
    return {
      text: isListed
        ? `${title.title} is on your list already.`
        : `${title.title} is not on your list.`,
      data: { changed: false },
      cards: [cardOf(title)],
      suggestions: ["Show my list", `Play ${title.title}`, "What should I watch?"],
      feeling: "happy",
    };
  }
  const progress = before?.progress ?? 0;
  await changeItem(app, viewer, { id, progress, isRemoved: made === "removed", at: app.now() });
  return {
    text: made === "added" ? `${title.title} is on your list.` : `${title.title} is off your list.`,
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
    suggestions: ["Show my list", `Play ${title.title}`, "Undo"],
    feeling: "happy",
  };
}

export const showWatchlist = defineTool("showWatchlist", {
  description: "What is on the viewer's own list.",
  kind: "read",
  isFor: hasProfile,
  input: z.object({}),
  run: async ({ app, profileViewer: viewer, find }) => {
    const { items } = await readWatchlist(app, viewer);
    const titles = items.filter(({ isRemoved }) => !isRemoved).flatMap(({ id }) => find(id) ?? []);
    const [first] = titles;
    if (!first) {
      return refuse("Your list is empty. Say “add” and a film’s name, and I’ll save it for you.", [
        "What should I watch?",
        "Something funny",
        "Surprise me",
      ]);
    }
    const more = titles.length - 3;
    return {
      text: `On your list: ${formatTitles(titles.slice(0, 3))}${more > 0 ? ` and ${more} more` : ""}.`,
      data: titles.slice(0, 20).map(factsOf),
      cards: titles.slice(0, cardsAtMost).map((title) => cardOf(title, "On your list")),
      suggestions: [`Play ${first.title}`, "Surprise me", "What should I watch?"],
      feeling: "happy",
    };
  },
});
