import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { genreSlug, titleId } from "@goldmane/contracts/library/schema";
import { type Facets, noFacets } from "@goldmane/leo/facets";
import type { Relaxed } from "@goldmane/leo/search/match-facets";
import * as z from "zod/mini";
import { readSimilar, type Title } from "#features/library/service.ts";
import { readRecommendations } from "#features/recommendations/service.ts";
import { cardOf, noSuchTitle, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { formatFoundReason, formatRecommendedReason } from "./format-reason.ts";
import { formatRelaxed } from "./format-relaxed.ts";
import { defineTool } from "./tool.ts";

const words = z.string().check(z.maxLength(200));
const wordList = z._default(z.array(words).check(z.maxLength(8)), []);
const facets = {
  /** Age of the youngest viewer, in years. */
  age: z.optional(z.int().check(z.minimum(0), z.maximum(120))),
  withinMinutes: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
  atLeastMinutes: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
  moods: wordList,
  moodsNot: wordList,
  without: wordList,
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

type FoundVisible = { title: Title; reason: string };

/** Best match first; only titles that this viewer may see. */
export function searchVisible(
  context: ToolContext,
  { query, facets: wanted, limit }: { query: string; facets: Facets; limit: number },
): { found: FoundVisible[]; relaxed: readonly Relaxed[] } {
  const { allowed, engine, find, words: said } = context;
  const { language } = said;
  const { found, relaxed } = engine.findTitles(query, wanted, { allowed, limit, language });
  return {
    relaxed,
    found: found.flatMap((one) => {
      const title = find(one.id);
      return title ? [{ title, reason: formatFoundReason(one, title, said) }] : [];
    }),
  };
}

export function findTitles(context: ToolContext, query: string, wanted: Facets): Outcome {
  const { say } = context.words;
  const { found, relaxed } = searchVisible(context, { query, facets: wanted, limit: cardsAtMost });
  const [first] = found;
  if (!first) {
    return {
      ...refuse(say`I couldn’t find anything like that. Should I widen the search?`, [
        say`What should I watch?`,
        say`Something funny`,
        say`Surprise me`,
      ]),
      data: [],
    };
  }
  return {
    text:
      relaxed.length === 0
        ? offer(context, first, found.length - 1)
        : formatRelaxed(first, { relaxed, wanted, query, words: context.words }),
    data: found.map(({ title, reason }) => ({ ...factsOf(title), why: reason })),
    cards: found.map(({ title, reason }) => cardOf(title, reason)),
    suggestions: [
      say`Play ${first.title.title}`,
      say`What is ${first.title.title} about?`,
      say`Something shorter`,
    ],
    feeling: relaxed.length === 0 ? "happy" : "thinking",
  };
}

function offer({ words: { say, sayPlural } }: ToolContext, first: FoundVisible, rest: number) {
  const sentences = [
    say`How about ${first.title.title}?`,
    first.reason && `${first.reason}.`,
    rest > 0 && sayPlural(rest, { one: "I have # more like it.", other: "I have # more like it." }),
  ];
  return sentences.filter(Boolean).join(" ");
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
    const { say } = context.words;
    const { picks } = await readRecommendations(context.app, context.reader);
    const found = picks.slice(0, cardsAtMost).flatMap(({ title, reason }) => {
      const known = context.find(title.id);
      return known
        ? [{ title: known, reason: formatRecommendedReason(reason, context.words) }]
        : [];
    });
    const [first] = found;
    if (!first)
      return refuse(say`You’ve seen everything I’d suggest right now. Try a mood or a character.`);
    return {
      text: say`I’d start with ${first.title.title}. ${first.reason}.`,
      data: found.map(({ title, reason }) => ({ ...factsOf(title), why: reason })),
      cards: found.map(({ title, reason }) => cardOf(title, reason)),
      suggestions: [say`Play ${first.title.title}`, say`Something else`, say`Something shorter`],
      feeling: "happy",
    };
  },
});

export const moreLike = defineTool("moreLike", {
  description: "Films that have much in common with one.",
  kind: "read",
  input: z.object({ titleId }),
  run: async (context, input) => {
    const { say, formatList } = context.words;
    const title = context.find(input.titleId);
    if (!title) return noSuchTitle(context);
    const alike = await readSimilar(context.app, context.reader, title.id);
    const found = alike.slice(0, cardsAtMost).flatMap((one) => context.find(one.title.id) ?? []);
    const [first] = found;
    if (!first) return refuse(say`Nothing here is quite like ${title.title}.`);
    const names = formatList(found.slice(0, 3).map((one) => one.title));
    return {
      text: say`If you liked ${title.title}, try ${names}.`,
      data: found.map(factsOf),
      cards: found.map((one) => cardOf(one, say`Like ${title.title}`)),
      suggestions: [say`Play ${first.title}`, say`Something shorter`, say`Surprise me`],
      feeling: "happy",
    };
  },
});
