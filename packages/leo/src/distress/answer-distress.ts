import { pick } from "#fun/pick.ts";
import { english } from "./answers/en.ts";
import { spanish } from "./answers/es.ts";
import type { Distress, Language } from "./distress.ts";

const answersIn = { en: english, es: spanish };

export type Listener = {
  /** A grown-up is sent to "someone", a child to a grown-up. */
  isGrownUp?: boolean;
  /** What Leo said before in this talk: he does not repeat himself while he has other words. */
  told?: readonly string[];
  seed?: number;
};

/** What Leo says to someone who is not well: the whole answer. */
export function answerDistress(
  { kind, cause, language }: Distress,
  { isGrownUp = false, told = [], seed = 0 }: Listener = {},
): string {
  const { kinds, atHome, trusted, callToo } = answersIn[language];
  const isAtHome = cause === "home";
  const variants = ((isAtHome && atHome[kind]) || kinds[kind]).map((text) => {
    const whom = isGrownUp ? trusted.adult : isAtHome ? trusted.youngNotAtHome : trusted.young;
    const said = text.replaceAll("{trusted}", whom).replaceAll("{Trusted}", capitalize(whom));
    return isAtHome && !isGrownUp ? `${said} ${callToo}` : said;
  });
  const fresh = variants.filter((text) => !told.includes(text));
  return pick(fresh.length > 0 ? fresh : variants, `${kind} ${seed}`);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What someone in need may say next, each understood as going on from it. */
export const nextSteps: Readonly<Record<Language, readonly string[]>> = {
  en: ["What should I do?", "Who can I tell?", "Thank you"],
  es: ["¿Qué hago?", "¿A quién le digo?", "Thank you"],
};
