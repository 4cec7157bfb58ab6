import { eld } from "eld/extrasmall";
import { languagesOfScript } from "./languages-of-scripts.ts";
import { otherLanguages } from "./other-languages.ts";

/** Finds the language of a message that is in neither English nor Spanish; null if it isn't sure. */
export type LanguageDetector = (message: string) => string | null;

/** Fewer words in Latin script are as likely a name. */
const fewestWords = 3;
/**
 * How much more likely than English and Spanish the language must be, in scores from 0 to 1. Misspelled
 * words look foreign, above all if there are few.
 */
const leastLead = 0.12;
const leastLeadOfFew = 0.2;
/** The same over the most spoken language of another script. */
const leastLeadInScript = 0.05;
/** They say nothing about the language. */
const ownNames = /\b(?:leo|mirrorlox|goldmane)\b/giu;

eld.setLanguageSubset(["en", "es", ...Object.keys(otherLanguages)]);

/**
 * The ISO 639-1 code of a language that Leo has a sentence in. Messages in Latin script need some words
 * and a clear lead over English and Spanish; other scripts are neither.
 */
export const detectLanguage: LanguageDetector = (message) => {
  const text = message.replaceAll(ownNames, " ");
  const [usual, ...others] = languagesOfScript(text);
  if (usual !== undefined) {
    const { [usual]: score = 0, ...scores } = eld.detect(text).getScores();
    const isOther = (language: string) => (scores[language] ?? 0) - score >= leastLeadInScript;
    return others.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).find(isOther) ?? usual;
  }
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0;
  if (words < fewestWords) return null;
  const detected = eld.detect(text);
  const { language } = detected;
  if (!Object.hasOwn(otherLanguages, language)) return null;
  const { [language]: score = 0, en = 0, es = 0 } = detected.getScores();
  const isClear = score - Math.max(en, es) >= (words === fewestWords ? leastLeadOfFew : leastLead);
  return isClear && detected.isReliable() ? language : null;
};
