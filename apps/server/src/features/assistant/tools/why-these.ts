import { isGrownUp } from "@goldmane/contracts/family/rules";
import * as z from "zod/mini";
import { usualSuggestions } from "./texts/suggestions.ts";
import { cardOf } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

/** Never reveals whether a title exists, only why some are hidden and who can change it. */
export const whyNot = defineTool("whyNot", {
  description: "Why a film may not be there for this viewer, and whom to ask.",
  kind: "read",
  input: z.object({ titleId: z.optional(z.nullable(z.string())) }),
  run: ({ viewer, here, find, words }, input) => {
    const { say } = words;
    const { timeLeft, watch, joke } = usualSuggestions(words);
    const isChild = viewer.profile !== null && !isGrownUp(viewer.profile.role);
    const titleId = input.titleId ?? here.titleId ?? null;
    const title = titleId === null ? null : find(titleId);
    return {
      text: isChild
        ? say`A parent decides which films you can watch (up to ${viewer.highestRating}) and for how long. You can ask them for more.`
        : viewer.profile
          ? say`You can watch every film you see here, as long as your plan is active.`
          : say`Choose a profile first, so I know what you can watch.`,
      data: { highestRating: viewer.highestRating },
      ...(isChild &&
        title && {
          actions: [
            { type: "offerAsk", ask: "title", titleId: title.id, title: title.title } as const,
          ],
        }),
      suggestions: [timeLeft, watch, joke],
      feeling: "caring",
    };
  },
});

export const whyThese = defineTool("whyThese", {
  description: "Why the films that were shown last were suggested.",
  kind: "read",
  input: z.object({ titleId: z.nullable(z.string()) }),
  run: ({ reasons, find, words }, { titleId }) => {
    const { say } = words;
    const { watch, funny, surprise } = usualSuggestions(words);
    const asked = reasons.filter((one) => titleId === null || one.titleId === titleId);
    const known = asked.flatMap(({ titleId: id, reason }) => {
      const title = find(id);
      return title && reason !== "" ? [{ title, reason }] : [];
    });
    if (known.length === 0) {
      return {
        text:
          asked.length > 0
            ? say`You asked for it by name. Ask me for something funny, and I’ll tell you why I chose it.`
            : say`I haven’t suggested anything yet. Tell me what you’re in the mood for.`,
        suggestions: [watch, funny, surprise],
        feeling: "thinking",
      };
    }
    const told = known.slice(0, 3).map(({ title, reason }) => `${title.title}: ${reason}.`);
    return {
      text: told.join(" "),
      data: known.map(({ title, reason }) => ({ titleId: title.id, why: reason })),
      cards: known.map(({ title, reason }) => cardOf(title, reason)),
      suggestions: [say`Something else`, say`Something shorter`, surprise],
      feeling: "thinking",
    };
  },
});
