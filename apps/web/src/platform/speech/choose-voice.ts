import { type Language, toLanguage } from "@goldmane/contracts/languages";

/** Male voices of common systems, best first. */
const preferred: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Google UK English Male",
    "Microsoft Guy",
    "Microsoft Ryan",
    "Microsoft David",
    "Microsoft Mark",
    "Daniel",
    "Arthur",
    "Aaron",
    "Alex",
    "Fred",
    "Rishi",
    "Male",
  ],
  es: [
    "Microsoft Jorge",
    "Microsoft Raul",
    "Microsoft Alvaro",
    "Microsoft Pablo",
    "Juan",
    "Diego",
    "Carlos",
    "Jorge",
    "Google español de Estados Unidos",
    "Google español",
  ],
};

/** Spanish of the Americas, before Spain's. */
const usual: Readonly<Record<Language, RegExp>> = { en: /^en\b/i, es: /^es[-_](?!ES)/i };

/**
 * The speech synthesis voice of a language: a listed male voice, else any voice of that language.
 * Null if there is none.
 */
export function chooseVoice<Voice extends { name: string; lang: string }>(
  voices: readonly Voice[],
  language: string,
): Voice | null {
  const ours = toLanguage(language);
  // Android writes "es_MX".
  const own = voices.filter(({ lang }) => lang.split(/[-_]/, 1)[0]?.toLowerCase() === language);
  for (const name of ours ? preferred[ours] : []) {
    const found = own.find((voice) => new RegExp(`\\b${name}\\b`, "i").test(voice.name));
    if (found) return found;
  }
  return own.find(({ lang }) => ours && usual[ours].test(lang)) ?? own[0] ?? null;
}
