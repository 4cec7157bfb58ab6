import { titleId } from "@goldmane/contracts/library/schema";
import * as z from "zod/mini";
import { usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, noSuchTitle, refuse } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

/** Only by the button: a child's sign-out needs a grown-up's PIN there. */
export const signOut = defineTool("signOut", {
  description: "Offer a button that signs this browser out.",
  kind: "act",
  input: z.object({}),
  run: ({ viewer, words }) => {
    const { say } = words;
    const { watch, surprise, help } = usualSuggestions(words);
    if (viewer.householdId === null)
      return refuse(say`You’re not signed in.`, [say`Open family login`, watch, surprise]);
    const needsGrownUp = viewer.profile?.role === "child";
    return {
      text: needsGrownUp
        ? say`Sign out of Goldmane? A grown-up enters their PIN for that.`
        : say`Sign out of Goldmane on this device?`,
      actions: [{ type: "offer", what: "signOut", label: say`Sign out` }],
      suggestions: [say`Switch profile`, watch, help],
      feeling: "curious",
    };
  },
});

export const goBack = defineTool("goBack", {
  description: "Go back to the page before.",
  kind: "act",
  input: z.object({}),
  run: ({ words }) => {
    const { say } = words;
    const { watch, undo, surprise } = usualSuggestions(words);
    return {
      text: say`Back we go.`,
      actions: [{ type: "goBack", undo: { kind: "restore" } }],
      suggestions: [undo, watch, surprise],
      feeling: "happy",
    };
  },
});

/** Opens the film's download, where its quality is chosen; without https it says what is missing. */
export const download = defineTool("download", {
  description: "Open the download of a film.",
  kind: "act",
  input: z.object({ titleId }),
  run: (context, input) => {
    const { viewer, words, find } = context;
    const { say } = words;
    const { watch, surprise } = usualSuggestions(words);
    const title = find(input.titleId);
    if (!title) return noSuchTitle(context);
    if (viewer.profile === null)
      return refuse(say`Choose a profile first, then I can download films for you.`, [
        say`Open family login`,
        watch,
        surprise,
      ]);
    const address = new URLSearchParams({ title: title.id, download: "" });
    const path = `/streaming?${address.toString()}`;
    return {
      text: say`Choose a quality, and I’ll save ${title.title} on this device.`,
      data: { opened: title.id },
      actions: [{ type: "navigate", path, undo: { kind: "restore" } }],
      cards: [cardOf(title)],
      suggestions: [say`Open my downloads`, watch, surprise],
      feeling: "happy",
    };
  },
});
