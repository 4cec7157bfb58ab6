import type { Language } from "#distress/distress.ts";
import { countries } from "#knowledge/facts.ts";
import type { Fun } from "#meaning.ts";
import { facts } from "./facts.ts";
import { funLanguages, funPacks } from "./packs.ts";
import { pick } from "./pick.ts";

export type Telling = {
  language: Language;
  /** The same key gives the same text. */
  key: string;
  /** What was said in this conversation. */
  told: string;
  /** Whether a title is in the library and may be mentioned. */
  known: (titleId: string) => boolean;
};

/** Picks a text of a kind. Avoids those that were told before while others are left. */
export function tellFun(fun: Fun, { language, key, told, known }: Telling): string {
  const texts = textsOf(fun, language, known);
  const fresh = texts.filter((text) => !told.includes(text));
  const text = pick(fresh.length > 0 ? fresh : texts, key);
  return fun === "fact" ? `${didYouKnow[language]} ${text}` : text;
}

const didYouKnow: Readonly<Record<Language, string>> = { en: "Did you know?", es: "¿Sabías esto?" };

/** A story begins with its first turn; `continueStory` tells the others. */
function textsOf(
  fun: Fun,
  language: Language,
  known: (titleId: string) => boolean,
): readonly string[] {
  const pack = funPacks[language];
  switch (fun) {
    case "joke":
      return pack.jokes;
    case "riddle":
      return pack.riddles.map(({ ask }) => ask);
    case "story":
      return pack.stories.map(({ turns }) => turns[0] ?? "");
    case "twister":
      return pack.twisters;
    case "fact": {
      const ours = language === "en" ? facts.filter(({ titleId }) => known(titleId)) : [];
      return [
        ...ours.map(({ text }) => text),
        ...countries.map((country) => country[language].fact),
      ];
    }
  }
}

/** Question after a riddle or a story. A "yes" to it asks for another one. */
export const anotherOne: Readonly<Record<Language, string>> = {
  en: "Another one?",
  es: "¿Otra más?",
};

const kinds: readonly Fun[] = ["joke", "riddle", "fact", "story", "twister"];

/** Whether an answer of Leo's ends by offering another of its kind. */
export function offersAnother(line: string): boolean {
  return funLanguages.some((language) => line.endsWith(anotherOne[language]));
}

/** Which kind of entertainment an answer of Leo's was; null for any other answer. */
export function funOf(line: string): Fun | null {
  const isOf = (fun: Fun) =>
    funLanguages.some((language) =>
      textsOf(fun, language, () => true).some((text) => line.includes(text)),
    );
  const isEnd = funLanguages.some((language) =>
    funPacks[language].stories.some(({ turns }) => line.includes(turns.at(-1) ?? "\n")),
  );
  if (isEnd) return "story";
  return offersAnother(line) ? "riddle" : (kinds.find(isOf) ?? null);
}
