import type { Language } from "#distress/distress.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { stem } from "#text/stem.ts";
import { correctCommon, questionWords, spanishStopWords, stopWords } from "./common-words.ts";
import { stemSpanish } from "./stem-spanish.ts";

/** A word of a sentence. Stop words hardly count. */
export type Term = { word: string; stem: string; isStop: boolean };

/** `asks` are the question words, such as "why" or "how many", in order. */
export type Terms = { terms: Term[]; asks: string };

const mostTerms = 24;

/** Splits a message into the words that carry its meaning. */
export function readTerms(message: string, language: Language): Terms {
  const plain = language === "en" ? normalizeText(message) : normalizeSpanish(message);
  const words = plain
    .split(" ")
    .filter(Boolean)
    .map((word) => correctCommon(word, language));
  const asks = readAsks(words.join(" "), language);
  const stops = language === "en" ? stopWords : spanishStopWords;
  const seen = new Set<string>();
  const terms: Term[] = [];
  for (const word of words.slice(0, mostTerms)) {
    if (questionWords[language].words.has(word)) continue;
    const root = language === "en" ? stem(word) : stemSpanish(word);
    if (seen.has(root)) continue;
    seen.add(root);
    terms.push({ word, stem: root, isStop: stops.has(word) });
  }
  return { terms, asks };
}

function readAsks(words: string, language: Language): string {
  const found = questionWords[language].kinds.find(([form]) => form.test(words));
  return found?.[1] ?? "";
}
