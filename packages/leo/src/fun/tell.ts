import { normalizeText } from "#text/normalize-text.ts";
import { facts } from "./facts.ts";
import { jokes } from "./jokes.ts";
import { pick } from "./pick.ts";
import { riddles } from "./riddles.ts";
import { stories } from "./stories.ts";

type Fun = "joke" | "riddle" | "fact" | "story";

/**
 * Picks a joke, a riddle, a fact or a story. Avoids those in `told` while others are left.
 * @param known whether a title is in the library and may be mentioned
 */
export function tellFun(
  fun: Fun,
  { key, told, known }: { key: string; told: string; known: (titleId: string) => boolean },
): string {
  const texts = textsOf(fun, known);
  const fresh = texts.filter((text) => !told.includes(text));
  return pick(fresh.length > 0 ? fresh : texts, key);
}

function textsOf(fun: Fun, known: (titleId: string) => boolean): readonly string[] {
  switch (fun) {
    case "joke":
      return jokes;
    case "riddle":
      return riddles.map(({ ask }) => ask);
    case "story":
      return stories;
    case "fact": {
      const ours = facts.filter(({ titleId }) => known(titleId));
      return ours.length > 0 ? ours.map(({ text }) => text) : jokes;
    }
  }
}

/** Question after an answered riddle. A "yes" to it asks for another one. */
export const anotherOne = "Another one?";

const kinds: readonly Fun[] = ["joke", "riddle", "fact", "story"];

/** Which kind of entertainment an answer of Leo's was; null for any other answer. */
export function funOf(line: string): Fun | null {
  if (line.endsWith(anotherOne)) return "riddle";
  return kinds.find((fun) => textsOf(fun, () => true).some((text) => line.includes(text))) ?? null;
}

/** Leo's answer to a guess; null if the last answer was no riddle or the message is no guess. */
export function judgeGuess(guess: string, lastLine: string): string | null {
  const riddle = riddles.find(({ ask }) => lastLine.includes(ask));
  if (!riddle) return null;
  const words = normalizeText(guess);
  if (riddle.accept.some((word) => ` ${words} `.includes(` ${word} `)))
    return `Yes! It is ${riddle.answer}. ${anotherOne}`;
  const givesUp =
    /\b(give up|do not know|no idea|no clue|tell me|what is it|answer|dunno|idk|solution)\b/;
  if (givesUp.test(words)) return `It is ${riddle.answer}. ${anotherOne}`;
  // A short message is a guess; a longer one ends the riddle.
  const guessing = /^(?:is it |it is |i think |maybe |a |an |the |your )/.test(words);
  return words.split(" ").length <= (guessing ? 6 : 2)
    ? `Not quite. Guess again, or say “I give up”.`
    : null;
}
