import type { Language } from "#distress/distress.ts";
import { funLanguages, funPacks } from "./packs.ts";
import { anotherOne } from "./tell.ts";

const stops: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please )?(?:stop|enough|no more|never ?mind|quit|cancel|i(?:'m| am) bored|boring|that(?:'s| is) enough)\b/i,
  es: /^(?:por favor )?(?:para|basta|ya no|no m[aá]s|olv[ií]dalo|d[eé]jalo|me aburro|qu[eé] aburrido)(?![\p{L}])/iu,
};

const stopped: Readonly<Record<Language, string>> = {
  en: "Okay, we'll leave the story there. Ask me any time to tell you one.",
  es: "Bueno, dejamos el cuento aquí. Pídeme otro cuando quieras.",
};

const end: Readonly<Record<Language, string>> = { en: "The end.", es: "Fin." };

/**
 * The next turn of the story that Leo is telling, whatever the listener answered; null if his last
 * answer was no unfinished story. The conversation itself is the state.
 */
export function continueStory(message: string, lastLine: string): string | null {
  for (const language of funLanguages) {
    for (const { turns } of funPacks[language].stories) {
      const at = turns.findIndex((turn) => lastLine.includes(turn));
      const next = turns[at + 1];
      if (at === -1 || next === undefined) continue;
      if (stops[language].test(message.trim())) return stopped[language];
      return at + 2 === turns.length ? `${next} ${end[language]} ${anotherOne[language]}` : next;
    }
  }
  return null;
}
