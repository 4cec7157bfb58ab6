import { titleId } from "@goldmane/contracts/library/schema";
import { leastAge } from "@goldmane/leo/ages";
import * as z from "zod/mini";
import { readPreviews } from "#features/library/service.ts";
import type { Words } from "#platform/words/words.ts";
import { cardOf, noSuchTitle } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { formatDay, formatLength } from "./texts/format-time.ts";
import { playSuggestion, titleSuggestions, usualSuggestions } from "./texts/suggestions.ts";
import { defineTool } from "./tool.ts";

export const getTitle = defineTool("getTitle", {
  description: "The story, rating, length and cast of one film.",
  kind: "read",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle(context);
    const { words } = context;
    const { say } = words;
    const length = formatLength(words, title.durationSeconds);
    return {
      text: say`${title.title}: ${title.synopsis} It’s ${length} long and rated ${title.rating}.`,
      data: { ...factsOf(title), ratingReason: title.ratingReason, cast: title.cast.slice(0, 8) },
      cards: [cardOf(title)],
      suggestions: titleSuggestions(words, title.title),
      feeling: "happy",
    };
  },
});

export const suitsAge = defineTool("suitsAge", {
  description: "Whether a film is right for an age in years, and why.",
  kind: "read",
  input: z.object({ titleId, age: z.nullable(z.int().check(z.minimum(0), z.maximum(120))) }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle(context);
    const { words } = context;
    const { say } = words;
    const least = leastAge(title.rating);
    const why = title.ratingReason.replace(/\.$/, "");
    const rated = why
      ? say`${title.title} is rated ${title.rating}: ${why}.`
      : say`${title.title} is rated ${title.rating}.`;
    return {
      text: `${rated} ${judgeAge(words, input.age, least)}`,
      data: { ...factsOf(title), ratingReason: title.ratingReason, leastAge: least },
      cards: [cardOf(title)],
      suggestions: [
        playSuggestion(words, title.title),
        say`What is ${title.title} about?`,
        say`Something gentler`,
      ],
      feeling: "thinking",
    };
  },
});

function judgeAge({ say }: Words, age: number | null, least: number): string {
  if (age === null)
    return least > 0 ? say`I’d say it’s for ages ${least} and up.` : say`It’s for all ages.`;
  return age >= least
    ? say`It’s fine for age ${age}.`
    : say`It’s meant for ages ${least} and up. At ${age}, watch it with a grown-up or wait a little.`;
}

export const whoIsIn = defineTool("whoIsIn", {
  description: "Who is in a film, and who voices them.",
  kind: "read",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle(context);
    const { words } = context;
    const { say, formatList } = words;
    const cast = title.cast.slice(0, 5).map(({ name, role }) => say`${role} (voiced by ${name})`);
    return {
      text:
        cast.length > 0
          ? say`${title.title} stars ${formatList(cast)}.`
          : say`${title.title} lists no cast.`,
      data: title.cast.slice(0, 8),
      cards: [cardOf(title)],
      suggestions: [
        playSuggestion(words, title.title),
        say`What is ${title.title} about?`,
        usualSuggestions(words).similar,
      ],
      feeling: "happy",
    };
  },
});

export const howLong = defineTool("howLong", {
  description: "How long a film is.",
  kind: "read",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle(context);
    const { words } = context;
    const { say } = words;
    return {
      text: say`${title.title} is ${formatLength(words, title.durationSeconds)} long.`,
      data: factsOf(title),
      cards: [cardOf(title)],
      suggestions: [
        playSuggestion(words, title.title),
        say`Something shorter`,
        say`Something longer`,
      ],
      feeling: "happy",
    };
  },
});

export const tellUpcoming = defineTool("tellUpcoming", {
  description: "What a film is about that comes to theaters, and when.",
  kind: "read",
  input: z.object({ previewId: z.string().check(z.maxLength(80)) }),
  run: async (context, { previewId }) => {
    const previews = await readPreviews(context.app, context.reader);
    const preview = previews.find(({ id }) => id === previewId);
    if (!preview) return noSuchTitle(context);
    const { words } = context;
    const { say } = words;
    const { watch, funny } = usualSuggestions(words);
    return {
      text: say`${preview.title} comes on ${formatDay(words, preview.releaseDate)}. ${preview.description}`,
      data: { title: preview.title, releaseDate: preview.releaseDate },
      actions: [{ type: "navigate", path: "/previews", undo: { kind: "restore" } }],
      suggestions: [say`What’s in theaters?`, watch, funny],
      feeling: "excited",
    };
  },
});

export const inTheaters = defineTool("inTheaters", {
  description: "Films that come to theaters soon.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const previews = (await readPreviews(context.app, context.reader)).slice(0, 5);
    const { words } = context;
    const { say, formatList } = words;
    const { watch, funny, surprise } = usualSuggestions(words);
    if (previews.length === 0)
      return { text: say`No new movies are announced right now.`, data: [] };
    const named = previews
      .slice(0, 3)
      .map(({ title, releaseDate }) => `${title} (${formatDay(words, releaseDate)})`);
    return {
      text: say`Coming to theaters: ${formatList(named)}. The trailers are on the Previews page.`,
      data: previews.map(({ title, genre, rating, releaseDate, description }) => ({
        title: title.slice(0, 100),
        genre,
        rating,
        releaseDate,
        description: description.slice(0, 200),
      })),
      actions: [{ type: "navigate", path: "/previews", undo: { kind: "restore" } }],
      suggestions: [watch, funny, surprise],
      feeling: "excited",
    };
  },
});
