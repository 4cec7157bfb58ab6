import type { Language } from "#distress/distress.ts";
import { contentWords, detectLanguage, normalizeIn } from "./analyze.ts";
import type { MeaningIndex } from "./meaning-index.ts";
import { englishFor } from "./spanish-to-english.ts";
import type { WordIndex } from "./word-index.ts";

export type Indexes = {
  words: Readonly<Record<Language, WordIndex>>;
  meanings: MeaningIndex | null;
};

/** One word of a query: how much it matters, and what it may stand for, 0 to 1. */
export type Term = {
  said: string;
  weight: number;
  literal: readonly { language: Language; word: string; share: number }[];
  meant: readonly { word: string; share: number }[];
};

export type Query = {
  said: string;
  language: Language;
  terms: readonly Term[];
  /** What may be a quotation: the whole query, and what follows "says" or a quotation mark. */
  quotes: readonly string[];
};

const quoting: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:say|says|said|saying|tells|told|shouts|yells|whispers|asks|line|quote|words|goes) (?:that )?/g,
  es: /\b(?:dice|dicen|dijo|diga|grita|pregunta|frase|palabras) (?:que )?/g,
};
const quoted = /["“”«](.+?)["“”»]/;

/** How well a replaced word stands for the word that was typed. */
const share = {
  completed: 0.9,
  corrected: 0.9,
  doubtful: 0.62,
  part: 0.75,
  kin: 0.8,
  foreign: 0.9,
  translated: 0.92,
} as const;
/** A word that is this close to a title's word is no typo of another. */
const isMeant = 0.45;
const mostCompletions = 12;
const leastWeight = 0.15;
const unknownRarity = 0.75;
/** How much a word's rarity in the language counts; the rest is its rarity among the titles. */
const ofLanguage = 0.75;
/** How much more a rare word counts than a common one. */
const sharpness = 1.5;

/** Reads the words of a query: typos are corrected, Spanish words also stand for English ones. */
export function readQuery(
  text: string,
  indexes: Indexes,
  { usual = "en", isTyping = false }: { usual?: Language; isTyping?: boolean },
): Query {
  const language = languageOf(text, indexes, usual);
  const said = normalizeIn(language, text);
  const words = [...new Set(contentWords(language, said))];
  const last = said.split(" ").at(-1);
  const read = language === "en" ? readEnglish : readSpanish;
  const terms = words.map((word) => read(word, indexes, isTyping && word === last));
  const quotes = [said];
  for (const cue of said.matchAll(quoting[language]))
    quotes.push(said.slice(cue.index + cue[0].length));
  const marked = quoted.exec(text)?.[1];
  if (marked !== undefined) quotes.push(normalizeIn(language, marked));
  return { said, language, terms, quotes };
}

/** By its stop words, or else by where its other words are known. */
function languageOf(text: string, { words, meanings }: Indexes, usual: Language): Language {
  const said = detectLanguage(text, usual);
  if (said !== detectLanguage(text, said === "en" ? "es" : "en")) {
    let lead = 0;
    for (const word of normalizeIn(usual, text).split(" ")) {
      const isEnglish = words.en.has(word) || (meanings?.has(word) ?? false);
      const isSpanish = words.es.has(word) || englishFor(word).length > 0;
      if (isEnglish !== isSpanish) lead += isEnglish ? 1 : -1;
    }
    if (lead !== 0) return lead > 0 ? "en" : "es";
  }
  return said;
}

function readEnglish(word: string, { words, meanings }: Indexes, isTyping: boolean): Term {
  const literal: Term["literal"][number][] = [];
  const isWord = meanings?.has(word) ?? false;
  if (words.en.has(word)) literal.push({ language: "en", word, share: 1 });
  else literal.push(...kin("en", word, words));
  if (isTyping) literal.push(...complete(word, words));
  if (literal.length === 0 && words.es.has(word))
    literal.push({ language: "es", word, share: share.foreign });
  if (literal.length === 0) {
    const parts = words.en.parts(word);
    literal.push(
      ...parts.map((part) => ({ language: "en", word: part, share: share.part }) as const),
    );
  }
  if (literal.length === 0 && !(isWord && (meanings?.closest(word) ?? 0) > isMeant)) {
    const corrected = words.en.correct(word);
    const how = isWord ? share.doubtful : share.corrected;
    if (corrected !== null) literal.push({ language: "en", word: corrected, share: how });
  }
  const known = isWord ? word : (literal[0]?.word ?? word);
  const meant = [known, singular(known)]
    .filter((one, at, all) => all.indexOf(one) === at && (meanings?.has(one) ?? false))
    .map((one) => ({ word: one, share: isWord ? 1 : (literal[0]?.share ?? 1) }));
  const common = meanings?.has(known) ? meanings.rarity(known) : unknownRarity;
  return { said: word, weight: weigh(common, words.en, literal[0]?.word ?? known), literal, meant };
}

/** "Forgets" is "forget", which has a better vector. */
function singular(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function readSpanish(word: string, { words, meanings }: Indexes, isTyping: boolean): Term {
  const literal: Term["literal"][number][] = [];
  if (words.es.has(word)) literal.push({ language: "es", word, share: 1 });
  else literal.push(...kin("es", word, words));
  if (isTyping) literal.push(...complete(word, words));
  let english = englishFor(word);
  if (literal.length === 0 && english.length === 0) {
    if (words.en.has(word)) literal.push({ language: "en", word, share: share.foreign });
    else {
      const corrected = words.es.correct(word);
      if (corrected !== null) {
        literal.push({ language: "es", word: corrected, share: share.corrected });
        english = englishFor(corrected);
      }
    }
  }
  const meant = english.map((one) => ({ word: one, share: share.translated }));
  literal.push(...meant.map((one) => ({ ...one, language: "en" as const })));
  const common = Math.min(
    unknownRarity,
    ...english.flatMap((one) => (meanings?.has(one) ? [meanings.rarity(one)] : [])),
  );
  return { said: word, weight: weigh(common, words.es, word), literal, meant };
}

function kin(language: Language, word: string, words: Indexes["words"]): Term["literal"][number][] {
  return words[language].kin(word).map((own) => ({ language, word: own, share: share.kin }));
}

function complete(start: string, words: Indexes["words"]): Term["literal"][number][] {
  return (["en", "es"] as const).flatMap((language) =>
    words[language]
      .completions(start)
      .slice(0, mostCompletions)
      .map((word) => ({ language, word, share: share.completed })),
  );
}

/** Words that are rare in the language matter more, and so do words of few titles. */
function weigh(common: number, index: WordIndex, word: string): number {
  const rarity = index.has(word) ? index.rarity(word) : 1;
  return Math.max(leastWeight, ofLanguage * common + (1 - ofLanguage) * rarity) ** sharpness;
}
