import { pick } from "#fun/pick.ts";
import { english } from "./answers/en.ts";
import { spanish } from "./answers/es.ts";
import type { Distress, Language } from "./distress.ts";

const answersIn = { en: english, es: spanish };

export type Listener = {
  /** A grown-up is sent to "someone", a child to a grown-up. */
  isGrownUp?: boolean;
  /** Leo's earlier answers in this conversation. They are repeated only if no other is left. */
  told?: readonly string[];
  seed?: number;
};

/** Returns Leo's complete answer to a message that expresses distress. */
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

/** Suggested next messages for someone in distress. Each is recognized as a follow-up. */
export const nextSteps: Readonly<Record<Language, readonly string[]>> = {
  en: ["What should I do?", "Who can I tell?", "Thank you"],
  es: ["¿Qué hago?", "¿A quién le digo?", "Thank you"],
};
