import type { Language } from "#distress/distress.ts";
import { distance } from "#text/likeness.ts";
import { funLanguages, funPacks, type Riddle } from "./packs.ts";
import { anotherOne } from "./tell.ts";

const givesUp: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:give up|dont know|do not know|no idea|no clue|tell me|what is it|whats it|answer|dunno|idk|solution|i pass|skip)\b/,
  es: /\b(?:me rindo|no (?:lo )?se|ni idea|dime|dimelo|cual es|que es|respuesta|solucion|paso|no tengo idea)\b/,
};

/** Words before a guess. */
const guessing: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is it |its |it is |i think |i guess |maybe |could it be |um |a |an |the |your |my )+/,
  es: /^(?:es |sera |creo que (?:es )?|yo digo |digo |tal vez |quiza |a lo mejor |un |una |el |la |los |las |tu |mi )+/,
};

const hint: Readonly<Record<Language, (letters: string) => string>> = {
  en: (letters) => `Not quite. Here's a hint: it starts with ${letters}.`,
  es: (letters) => `Casi. Te doy una pista: empieza con ${letters}.`,
};

/** Leo's answer to a guess; null if the last answer was no riddle or the message is no guess. */
export function judgeGuess(guess: string, lastLine: string): string | null {
  for (const language of funLanguages) {
    const riddle = funPacks[language].riddles.find(({ ask }) => lastLine.includes(ask));
    if (riddle) return judge(guess, lastLine, riddle, language);
  }
  return null;
}

function judge(guess: string, lastLine: string, riddle: Riddle, language: Language): string | null {
  const words = plain(guess);
  const answer = `${riddle.answer.charAt(0).toLowerCase()}${riddle.answer.slice(1)}`;
  if (riddle.accept.some((accepted) => contains(words, plain(accepted))))
    return language === "en"
      ? `Yes! It's ${answer} ${anotherOne.en}`
      : `¡Sí! Es ${answer} ${anotherOne.es}`;
  if (givesUp[language].test(words))
    return language === "en" ? `It's ${answer} ${anotherOne.en}` : `Es ${answer} ${anotherOne.es}`;
  // A short message is a guess; a longer one ends the riddle.
  const rest = words.replace(guessing[language], "");
  const most = rest === words ? 2 : 4;
  if (words === "" || rest.split(" ").length > most) return null;
  // The riddle is repeated, so that the next message is a guess as well.
  const name = plain(answer).replace(
    /^(?:a pair of |a bar of |an? |the |your |el |la |los |las |tu )/,
    "",
  );
  const first = name.slice(0, 1).toUpperCase();
  const letters = lastLine.includes(hint[language](first)) ? name.slice(0, 2).toUpperCase() : first;
  return `${hint[language](letters)} ${riddle.ask}`;
}

/** Whether words contain an answer, also slightly misspelled. */
function contains(words: string, accepted: string): boolean {
  if (` ${words} `.includes(` ${accepted} `)) return true;
  if (accepted.length < 4) return false;
  const limit = accepted.length >= 7 ? 2 : 1;
  const size = accepted.split(" ").length;
  const list = words.split(" ");
  return list.some(
    (_, at) => distance(list.slice(at, at + size).join(" "), accepted, limit) <= limit,
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
