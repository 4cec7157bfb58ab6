import { openServiceDelayMs, tabs } from "@goldmane/contracts/assistant/limits";
import {
  audienceOf,
  type PageAudience,
  pageNames,
  pages,
} from "@goldmane/contracts/assistant/pages";
import { outsideLinkKinds } from "@goldmane/contracts/directory/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { locales } from "@goldmane/contracts/languages";
import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { listOutsideLinks } from "#features/directory/service.ts";
import { titleSuggestions, usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

export const openPage = defineTool("openPage", {
  description: "Open a page, or one of the six genres.",
  kind: "act",
  input: z.object({ page: z.enum(pageNames) }),
  run: (context, { page }) => {
    const audience = audienceOf(page);
    if (!isAudience(context, audience)) return refusePage(context, audience);
    return goTo(context, pages[page]);
  },
});

/** The parental controls of one profile. */
export const openControls = defineTool("openControls", {
  description: "Open a profile's parental controls.",
  kind: "act",
  input: z.object({ profileId: z.string() }),
  run: (context, { profileId }) => {
    if (!isAudience(context, "parent")) return refusePage(context, "parent");
    const isOwn = context.people.some(({ id }) => id === profileId);
    return goTo(context, isOwn ? `/profile/controls/${profileId}` : pages.family);
  },
});

function goTo({ words }: ToolContext, path: string): Outcome {
  const { say } = words;
  const { watch, undo, surprise } = usualSuggestions(words);
  return {
    text: say`This way!`,
    data: { opened: path },
    actions: [{ type: "navigate", path, undo: { kind: "restore" } }],
    suggestions: [watch, undo, surprise],
    feeling: "happy",
  };
}

function isAudience({ viewer }: ToolContext, audience: PageAudience): boolean {
  const { profile, isOperator } = viewer;
  switch (audience) {
    case "everyone":
      return true;
    case "profile":
      return profile !== null;
    case "grownUp":
      return profile === null || isGrownUp(profile.role);
    case "parent":
      return profile?.role === "parent";
    case "operator":
      return isOperator;
  }
}

function refusePage({ viewer, words }: ToolContext, audience: PageAudience): Outcome {
  const { say } = words;
  const { watch, surprise, joke } = usualSuggestions(words);
  const { profile } = viewer;
  if (profile === null)
    return refuse(say`Choose a profile first, then I can open that page.`, [
      say`Open family login`,
      watch,
      surprise,
    ]);
  if (!isGrownUp(profile.role))
    return refuse(say`That page is for grown-ups. Ask one to open it with you.`, [
      watch,
      surprise,
      joke,
    ]);
  return refuse(
    audience === "operator"
      ? say`Only the person who runs this server can open that page.`
      : say`Only a parent can open that page.`,
    [watch, surprise, joke],
  );
}

export const openTab = defineTool("openTab", {
  description: "Open a tab of the assistant's own dialog: VIBES, links or free music.",
  kind: "act",
  input: z.object({ tab: z.enum(tabs) }),
  run: ({ words }, { tab }) => {
    const { say } = words;
    const { calm, watch } = usualSuggestions(words);
    return {
      text: say`Here you are.`,
      data: { opened: tab },
      actions: [{ type: "openTab", tab, undo: { kind: "restore" } }],
      suggestions: [calm, say`Play some music`, watch],
      feeling: "happy",
    };
  },
});

export const openTitle = defineTool("openTitle", {
  description: "Show the particulars of a film.",
  kind: "act",
  input: z.object({ titleId }),
  run: (context, input) => {
    const { words, find } = context;
    const { say } = words;
    const title = find(input.titleId);
    if (!title) return noSuchTitle(context);
    const path = `/streaming?title=${title.id}`;
    return {
      text: say`Here is ${title.title}.`,
      data: { opened: title.id },
      actions: [{ type: "navigate", path, undo: { kind: "restore" } }],
      cards: [cardOf(title)],
      suggestions: titleSuggestions(words, title.title),
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
  run: (context, { kind, id }) => {
    const { viewer, words } = context;
    const { say } = words;
    const { watch, surprise } = usualSuggestions(words);
    const place = listOutsideLinks(viewer).find((one) => one.kind === kind && one.id === id);
    if (!place) return closed(context);
    const text =
      place.url === null
        ? say`${place.name} is another site, so a grown-up enters their PIN first.`
        : say`Opening ${place.name}. You can still stop it.`;
    return {
      text,
      data: { opening: place.name },
      actions: [
        { type: "openService", ...place, delayMs: openServiceDelayMs, undo: { kind: "cancel" } },
      ],
      suggestions: [watch, say`Play some music`, surprise],
      feeling: "happy",
    };
  },
});

export const offerPlaces = defineTool("offerPlaces", {
  description: "Which food deliveries or music platforms there are.",
  kind: "read",
  input: z.object({ place: z.enum(["food", "music"]) }),
  run: (context, { place }) => {
    const { viewer, words } = context;
    const { say } = words;
    const names = listOutsideLinks(viewer)
      .filter(({ kind }) => kind === place)
      .map(({ name }) => name);
    if (names.length === 0) return closed(context);
    const list = new Intl.ListFormat(locales[words.language], { type: "disjunction" });
    return {
      text: say`I can open ${list.format(names)} for you. Which one?`,
      data: names,
      suggestions: names.slice(0, 3).map((name) => say`Open ${name}`),
      feeling: "happy",
    };
  },
});

/** The same answer for a closed link and an unknown one. */
function closed({ words }: ToolContext): Outcome {
  const { say } = words;
  const { watch, joke } = usualSuggestions(words);
  return refuse(say`I can’t open that one. Ask a grown-up.`, [say`Play some music`, watch, joke]);
}
