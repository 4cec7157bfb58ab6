import type { Language } from "#distress/distress.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { stem } from "#text/stem.ts";
import { stemSpanish } from "./stem-spanish.ts";
import { spanishStopWords, stopWords } from "./stop-words.ts";

/** Texts are indexed up to this length. */
const mostCharacters = 20_000;

const analyzers = {
  en: { normalize: normalizeText, stops: stopWords, stem },
  es: { normalize: normalizeSpanish, stops: spanishStopWords, stem: stemSpanish },
} as const;

/** Whether a plain text has short forms, numbers or signs that `normalize` writes out. */
const rules: Readonly<Record<Language, RegExp>> = {
  en: /['\u2018\u2019\u02bc`%&\d]|\b(?:wanna|gonna|gotta|gimme|lemme|tv|sci|lo|cannot|science|[cw]ant|wont|im|lets|hundred|zero|two|three|four(?:teen)?|five|six(?:teen|ty)?|seven(?:teen|ty)?|eight(?:een|y)?|nine(?:teen|ty)?|ten|eleven|twelve|thirt(?:een|y)|fift(?:een|y)|twenty|forty)\b/,
  es: /[%\d]|\b(?:x?q|k|ke|pq|porq|xfa|porfis|porfa|x favor|pa|tmb|tb|media hora|cuarto de hora|hora y media|cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos)\b/,
};

/** Lower case without accents and signs, with short forms and numbers written out. */
export function normalizeIn(language: Language, text: string): string {
  const plain = text
    .slice(0, mostCharacters)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
  // Most lines need none of the rules, which take most of the time.
  if (!rules[language].test(plain)) return plain.replaceAll(/[^a-z0-9]+/g, " ").trim();
  return analyzers[language].normalize(text, { maxCharacters: mostCharacters });
}

/** The words of a normalized text without stop words. */
export function contentWords(language: Language, normalized: string): string[] {
  const { stops } = analyzers[language];
  return normalized.split(" ").filter((word) => word.length > 1 && !stops.has(word));
}

/** The stem of a normalized word, so that its inflected forms are found too. */
export function stemIn(language: Language, word: string): string {
  return analyzers[language].stem(word);
}

/** The language of a text, by its stop words; `otherwise` if both are as likely. */
export function detectLanguage(text: string, otherwise: Language = "en"): Language {
  const words = normalizeSpanish(text).split(" ");
  let lead = /[ñ¿¡]/i.test(text) ? 2 : 0;
  for (const word of words) {
    if (spanishStopWords.has(word)) lead += 1;
    if (stopWords.has(word)) lead -= 1;
  }
  return lead === 0 ? otherwise : lead > 0 ? "es" : "en";
}
