import jokesEn from "#corpus/fun/jokes.en.json" with { type: "json" };
import jokesEs from "#corpus/fun/jokes.es.json" with { type: "json" };
import riddlesEn from "#corpus/fun/riddles.en.json" with { type: "json" };
import riddlesEs from "#corpus/fun/riddles.es.json" with { type: "json" };
import storiesEn from "#corpus/fun/stories.en.json" with { type: "json" };
import storiesEs from "#corpus/fun/stories.es.json" with { type: "json" };
import twistersEn from "#corpus/fun/twisters.en.json" with { type: "json" };
import twistersEs from "#corpus/fun/twisters.es.json" with { type: "json" };
import type { Language } from "#distress/distress.ts";

/** A right guess contains one of the words of `accept`. */
export type Riddle = { ask: string; answer: string; accept: readonly string[] };

/** Told in turns; each but the last ends with a question to the listener. */
export type Story = { title: string; turns: readonly string[] };

export type FunPack = {
  jokes: readonly string[];
  riddles: readonly Riddle[];
  stories: readonly Story[];
  twisters: readonly string[];
};

export const funLanguages: readonly Language[] = ["en", "es"];

const tell = ({ setup, punch }: { setup: string; punch: string }) => `${setup} ${punch}`;

export const funPacks: Readonly<Record<Language, FunPack>> = {
  en: {
    jokes: jokesEn.map(tell),
    riddles: riddlesEn,
    stories: storiesEn,
    twisters: twistersEn,
  },
  es: {
    jokes: jokesEs.map(tell),
    riddles: riddlesEs,
    stories: storiesEs,
    twisters: twistersEs,
  },
};
