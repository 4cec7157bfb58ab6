import { openServiceDelayMs, tabs } from "@goldmane/contracts/assistant/limits";
import { pageNames, pages } from "@goldmane/contracts/assistant/pages";
import { outsideLinkKinds } from "@goldmane/contracts/directory/limits";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { listOutsideLinks } from "#features/directory/service.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

export const openPage = defineTool("openPage", {
  description: "Open a page, or one of the six genres.",
  kind: "act",
  input: z.object({ page: z.enum(pageNames) }),
  run: (_scene, { page }) => ({
    text: "This way!",
    data: { opened: page },
    actions: [{ type: "navigate", path: pages[page], undo: { kind: "restore" } }],
    suggestions: ["What should I watch?", "Undo", "Surprise me"],
    feeling: "happy",
  }),
});

export const openTab = defineTool("openTab", {
  description: "Open a tab of the assistant's own dialog: VIBES, links or free music.",
  kind: "act",
  input: z.object({ tab: z.enum(tabs) }),
  run: (_scene, { tab }) => ({
    text: "Here you are.",
    data: { opened: tab },
    actions: [{ type: "openTab", tab, undo: { kind: "restore" } }],
    suggestions: ["Something calm", "Play some music", "What should I watch?"],
    feeling: "happy",
  }),
});

export const openTitle = defineTool("openTitle", {
  description: "Show the particulars of a film.",
  kind: "act",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle();
    const path = `/streaming?title=${title.id}`;
    return {
      text: `Here is ${title.title}.`,
      data: { opened: title.id },
      actions: [{ type: "navigate", path, undo: { kind: "restore" } }],
      cards: [cardOf(title)],
      suggestions: [`Play ${title.title}`, `Add ${title.title} to my list`, "More like this"],
      feeling: "happy",
    };
  },
});

/** Closed links are never mentioned; a model never sees links that need a PIN. */
const mayGoOutside = ({ viewer }: ToolContext) => listOutsideLinks(viewer).length > 0;

export const openService = defineTool("openService", {
  description: "Open an external music, food, streaming or other service.",
  kind: "act",
  isFor: mayGoOutside,
  input: z.object({ kind: z.enum(outsideLinkKinds), id: z.string().check(z.maxLength(40)) }),
  run: ({ viewer }, { kind, id }) => {
    const place = listOutsideLinks(viewer).find((one) => one.kind === kind && one.id === id);
    if (!place) return closed();
    const text =
      place.url === null
        ? `${place.name} is another site, so a grown-up's PIN is needed.`
        : `Opening ${place.name}. You can still stop it.`;
    return {
      text,
      data: { opening: place.name },
      actions: [
        { type: "openService", ...place, delayMs: openServiceDelayMs, undo: { kind: "cancel" } },
      ],
      feeling: "happy",
    };
  },
});

export const offerPlaces = defineTool("offerPlaces", {
  description: "Which food deliveries or music platforms there are.",
  kind: "read",
  input: z.object({ place: z.enum(["food", "music"]) }),
  run: ({ viewer }, { place }) => {
    const names = listOutsideLinks(viewer)
      .filter(({ kind }) => kind === place)
      .map(({ name }) => name);
    if (names.length === 0) return closed();
    return {
      text: `I can open ${names.slice(0, -1).join(", ")} or ${names.at(-1)} for you. Which one?`,
      data: names,
      suggestions: names.slice(0, 3).map((name) => `Open ${name}`),
      feeling: "happy",
    };
  },
});

/** The same answer for a closed link and an unknown one. */
function closed(): Outcome {
  return refuse("I can’t open that one. Ask a grown-up.", [
    "Play some music",
    "What should I watch?",
    "Tell me a joke",
  ]);
}
