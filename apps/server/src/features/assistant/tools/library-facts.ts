import { cardsAtMost } from "@goldmane/contracts/assistant/limits";
import { genres } from "@goldmane/contracts/library/limits";
import { sortTitles } from "@goldmane/contracts/library/orders";
import { plans } from "@goldmane/contracts/subscription/plans";
import * as z from "zod/mini";
import { countViewsOf, type Title } from "#features/library/service.ts";
import { factsOf } from "./find-titles.ts";
import { playSuggestion, usualSuggestions } from "./texts/suggestions.ts";
import { cardOf, type Outcome, refuse, type ToolContext } from "./tool-context.ts";
import { defineTool } from "./tool.ts";

export const libraryFacts = defineTool("libraryFacts", {
  description: "The plans' prices, and the number of films and genres.",
  kind: "read",
  input: z.object({}),
  run: ({ titles, words }) => {
    const { say, formatNumber } = words;
    const { help, watch } = usualSuggestions(words);
    const price = formatNumber(plans[0].cents / 100, { style: "currency", currency: "USD" });
    return {
      text: say`There are ${titles.length} films for you here, in ${genres.length} genres. ${plans[0].name} is ${price} a month for ${plans[0].maxUsers} people.`,
      data: {
        films: titles.length,
        genres: genres.map(({ name }) => name),
        plans: plans.map(({ name, label }) => `${name}: ${label}, billed monthly`),
      },
      suggestions: [say`Open the pricing page`, help, watch],
      feeling: "happy",
    };
  },
});

export const newest = defineTool("newest", {
  description: "The newest films.",
  kind: "read",
  input: z.object({}),
  run: (context) => {
    const { say } = context.words;
    return listFilms(context, sortTitles(context.titles, "newest"), {
      say: (names) => say`The newest films: ${names}.`,
      reasonOf: ({ year }) => say`From ${String(year)}`,
    });
  },
});

export const popular = defineTool("popular", {
  description: "The films that are watched the most here.",
  kind: "read",
  input: z.object({}),
  run: (context) => {
    const { say, sayPlural } = context.words;
    const views = ({ id }: Title) => countViewsOf(context.app, id);
    const seen = context.titles.filter((title) => views(title) > 0);
    const ordered = seen.toSorted((a, b) => views(b) - views(a));
    // On a new server nothing was watched yet: the featured films are what most start with.
    const featured = context.titles.filter((title) => title.featured !== null);
    return ordered.length > 0
      ? listFilms(context, ordered, {
          say: (names) => say`The favorites here: ${names}.`,
          reasonOf: (title) =>
            sayPlural(views(title), { one: "Watched once", other: "Watched # times" }),
        })
      : listFilms(context, featured, {
          say: (names) => say`Nobody has a favorite yet. Most people start with ${names}.`,
          reasonOf: () => "",
        });
  },
});

function listFilms(
  { words }: ToolContext,
  titles: readonly Title[],
  texts: { say: (names: string) => string; reasonOf: (title: Title) => string },
): Outcome {
  const { watch, funny, surprise } = usualSuggestions(words);
  const { say, formatList } = words;
  const shown = titles.slice(0, cardsAtMost);
  const [first] = shown;
  if (!first) return refuse(say`There are no films for you here yet.`, [watch, funny, surprise]);
  return {
    text: texts.say(formatList(shown.slice(0, 3).map(({ title }) => title))),
    data: shown.map(factsOf),
    cards: shown.map((title) => cardOf(title, texts.reasonOf(title))),
    suggestions: [playSuggestion(words, first.title), funny, surprise],
    feeling: "excited",
  };
}
