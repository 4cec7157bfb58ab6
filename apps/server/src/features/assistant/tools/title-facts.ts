import { titleId } from "@goldmane/contracts/library/schema";
import { leastAge } from "@goldmane/leo/ages";
import * as z from "zod/mini";
import { readPreviews } from "#features/library/service.ts";
import { cardOf, noSuchTitle } from "./tool-context.ts";
import { factsOf } from "./find-titles.ts";
import { formatMinutes } from "./format-reason.ts";
import { defineTool } from "./tool.ts";

export const getTitle = defineTool("getTitle", {
  description: "The story, rating, length and cast of one film.",
  kind: "read",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle();
    return {
      text: `${title.title}: ${title.synopsis} It is ${formatMinutes(title.durationSeconds)} long and rated ${title.rating}.`,
      data: { ...factsOf(title), ratingReason: title.ratingReason, cast: title.cast.slice(0, 8) },
      cards: [cardOf(title)],
      suggestions: [`Play ${title.title}`, `Add ${title.title} to my list`, "More like this"],
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
    if (!title) return noSuchTitle();
    const least = leastAge(title.rating);
    const why = title.ratingReason ? `: ${title.ratingReason.replace(/\.$/, "")}` : "";
    const rated = `${title.title} is rated ${title.rating}${why}.`;
    const verdict =
      input.age === null
        ? least > 0
          ? `I'd say it's for ages ${least} and up.`
          : "It's for all ages."
        : input.age >= least
          ? `It's fine for age ${input.age}.`
          : `It's meant for ages ${least} and up. At ${input.age}, watch it with a grown-up or wait a little.`;
    return {
      text: `${rated} ${verdict}`,
      data: { ...factsOf(title), ratingReason: title.ratingReason, leastAge: least },
      cards: [cardOf(title)],
      suggestions: [`Play ${title.title}`, `What is ${title.title} about?`, "Something gentler"],
      feeling: "thinking",
    };
  },
});

export const whoIsIn = defineTool("whoIsIn", {
  description: "Who is in a film, and who voices them.",
  kind: "read",
  input: z.object({ titleId }),
  run: (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle();
    const cast = title.cast.slice(0, 5).map(({ name, role }) => `${role} (voiced by ${name})`);
    return {
      text:
        cast.length > 0 ? `${title.title} stars ${cast.join(", ")}.` : `This film lists no cast.`,
      data: title.cast.slice(0, 8),
      cards: [cardOf(title)],
      suggestions: [`Play ${title.title}`, `What is ${title.title} about?`, "More like this"],
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
    if (!title) return noSuchTitle();
    return {
      text: `${title.title} is ${formatMinutes(title.durationSeconds)} long.`,
      data: factsOf(title),
      cards: [cardOf(title)],
      suggestions: [`Play ${title.title}`, "Something shorter", "Something longer"],
      feeling: "happy",
    };
  },
});

export const tellUpcoming = defineTool("tellUpcoming", {
  description: "What a film is about that comes to theaters, and when.",
  kind: "read",
  input: z.object({ previewId: z.string().check(z.maxLength(80)) }),
  run: async (context, { previewId }) => {
    const previews = await readPreviews(context.app, context.viewer);
    const preview = previews.find(({ id }) => id === previewId);
    if (!preview) return noSuchTitle();
    return {
      text: `${preview.title} comes on ${preview.releaseDate}. ${preview.description}`,
      data: { title: preview.title, releaseDate: preview.releaseDate },
      actions: [{ type: "navigate", path: "/previews", undo: { kind: "restore" } }],
      suggestions: ["What is in theaters?", "What should I watch?", "Something funny"],
      feeling: "excited",
    };
  },
});

export const inTheaters = defineTool("inTheaters", {
  description: "Films that come to theaters soon.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const previews = (await readPreviews(context.app, context.viewer)).slice(0, 5);
    if (previews.length === 0) return { text: "No new movies are announced right now.", data: [] };
    const named = previews.slice(0, 3).map(({ title, releaseDate }) => `${title} (${releaseDate})`);
    return {
      text: `Coming to theaters: ${named.join(", ")}. Watch the trailers on the Previews page.`,
      data: previews.map(({ title, genre, rating, releaseDate, description }) => ({
        title: title.slice(0, 100),
        genre,
        rating,
        releaseDate,
        description: description.slice(0, 200),
      })),
      actions: [{ type: "navigate", path: "/previews", undo: { kind: "restore" } }],
      suggestions: ["What should I watch?", "Something funny", "Surprise me"],
      feeling: "excited",
    };
  },
});
