import { findText } from "./say.ts";
import { getActiveLanguage } from "./active-language.ts";

/**
 * What a refusal says: the server's words; in another language those that it has for them, else those
 * that it has for the code.
 */
export function localizeErrorMessage(code: string | undefined, words: string): string {
  if (getActiveLanguage().language === "en") return words;
  return findText(words) ?? (code && findText(code)) ?? words;
}
