import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { genreSlug, titleId } from "@goldmane/contracts/library/schema";
import type { Facets } from "@goldmane/leo/facets";
import { noFacets } from "@goldmane/leo/facets";
import * as z from "zod/mini";
import { readSimilar, type Title } from "#features/library/service.ts";
import { readRecommendations } from "#features/recommendations/service.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { formatTitles, formatFoundReason, formatRecommendedReason } from "./format-reason.ts";
import { defineTool } from "./tool.ts";

const words = z.string().check(z.maxLength(200));
const facets = {
  /** Age of the youngest viewer, in years. */
  age: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
  withinMinutes: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
  atLeastMinutes: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
  moods: z._default(z.array(words).check(z.maxLength(8)), []),
  without: z._default(z.array(words).check(z.maxLength(8)), []),
  genre: z.optional(genreSlug),
};

export const searchTitles = defineTool("searchTitles", {
  description: "Find films by subject, mood, genre, length or the viewers' age.",
  kind: "read",
  input: z.object({ query: z._default(words, ""), ...facets }),
  run: (context, { query, age, withinMinutes, atLeastMinutes, genre, ...lists }) =>
    findTitles(context, query, {
      ...noFacets,
      ...lists,
      age: age ?? null,
      withinMinutes: withinMinutes ?? null,
      atLeastMinutes: atLeastMinutes ?? null,
      genre: genre ?? null,
    }),
});

/** Best match first; only titles that this viewer may see. */
export function searchVisible(
  context: ToolContext,
  { query, facets: wanted, limit }: { query: string; facets: Facets; limit: number },
): { title: Title; reason: string }[] {
  return context.engine
    .search(query, wanted, { allowed: context.allowed, limit })
    .flatMap((found) => {
      const title = context.find(found.id);
      return title ? [{ title, reason: formatFoundReason(found) }] : [];
    });
}

export function findTitles(context: ToolContext, query: string, wanted: Facets): Outcome {
  const found = searchVisible(context, { query, facets: wanted, limit: cardsAtMost });
  if (found.length === 0) {
    return {
      ...refuse("I couldn’t find anything like that. Should I widen the search?", [
        "What should I watch?",
        "Something funny",
        "Surprise me",
      ]),
      data: [],
    };
  }
  const [first] = found;
  const rest = found.length - 1;
  const why = first?.reason ? ` (${first.reason.toLowerCase()})` : "";
  return {
    text: `How about ${first?.title.title}${why}?${rest > 0 ? ` I have ${rest} more like it.` : ""}`,
    data: found.map(({ title, reason }) => ({ ...factsOf(title), why: reason })),
    cards: found.map(({ title, reason }) => cardOf(title, reason)),
    suggestions: [
      `Play ${first?.title.title}`,
      `What is ${first?.title.title} about?`,
      "Something shorter",
    ],
    feeling: "happy",
  };
}

/** Title facts for a model. Texts are truncated, because others may have written them. */
export function factsOf(title: Title) {
  return {
    titleId: title.id,
    title: title.title.slice(0, 100),
    genre: title.genre,
    rating: title.rating,
    seconds: Math.round(title.durationSeconds),
    moods: title.moods.slice(0, 6),
    story: title.synopsis.slice(0, 240),
  };
}

export const recommend = defineTool("recommend", {
  description: "What this viewer may like to see now, from what they watched, with reasons.",
  kind: "read",
  input: z.object({}),
  run: async (context) => {
    const { picks } = await readRecommendations(context.app, context.viewer);
    const found = picks.slice(0, cardsAtMost).flatMap(({ title, reason }) => {
      const known = context.find(title.id);
      return known ? [{ title: known, reason: formatRecommendedReason(reason) }] : [];
    });
    const [first] = found;
    if (!first)
      return refuse("You’ve seen everything I’d suggest right now. Try a mood or a character.");
    return {
      text: `I'd start with ${first.title.title}. ${first.reason}.`,
      data: found.map(({ title, reason }) => ({ ...factsOf(title), why: reason })),
      cards: found.map(({ title, reason }) => cardOf(title, reason)),
      suggestions: [`Play ${first.title.title}`, "Something else", "Something shorter"],
      feeling: "happy",
    };
  },
});

export const moreLike = defineTool("moreLike", {
  description: "Films that have much in common with one.",
  kind: "read",
  input: z.object({ titleId }),
  run: async (context, input) => {
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle();
    const alike = await readSimilar(context.app, context.viewer, title.id);
    const found = alike.slice(0, cardsAtMost).flatMap((one) => context.find(one.title.id) ?? []);
    if (found.length === 0) return refuse(`Nothing here is quite like ${title.title}.`);
    return {
      text: `If you liked ${title.title}, try ${formatTitles(found.slice(0, 3))}.`,
      data: found.map(factsOf),
      cards: found.map((one) => cardOf(one, `Like ${title.title}`)),
      suggestions: [`Play ${found[0]?.title}`, "Something shorter", "Surprise me"],
      feeling: "happy",
    };
  },
});
