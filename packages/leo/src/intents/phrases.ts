import type { Language } from "#distress/distress.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { type IntentName, intentNames } from "./intent-names.ts";
import { phrasesEn } from "./phrases-en.ts";
import { phrasesEs } from "./phrases-es.ts";

/** The shortest sentence for each intent, as a button shows it after "Did you mean …?". */
export const phrases: Readonly<Record<Language, Readonly<Record<IntentName, string>>>> = {
  en: phrasesEn,
  es: phrasesEs,
};

const normalize = { en: normalizeText, es: normalizeSpanish } as const;
const intentsOf = {
  en: new Map(intentNames.map((intent) => [normalizeText(phrasesEn[intent]), intent])),
  es: new Map(intentNames.map((intent) => [normalizeSpanish(phrasesEs[intent]), intent])),
} as const;

/** The intent whose sentence this is; null if it is none of them. */
export function intentOfPhrase(message: string): { intent: IntentName; language: Language } | null {
  for (const language of ["en", "es"] as const) {
    const intent = intentsOf[language].get(normalize[language](message));
    if (intent !== undefined) return { intent, language };
  }
  return null;
}
