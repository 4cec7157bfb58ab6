import { findText } from "./say.ts";
import { getActiveLanguage } from "./active-language.ts";

/** The server's message; in another language its translation, or the error code's. */
export function localizeErrorMessage(code: string | undefined, words: string): string {
  if (getActiveLanguage().language === "en") return words;
  return findText(words) ?? (code && findText(code)) ?? words;
}
