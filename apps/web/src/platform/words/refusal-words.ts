import { findText } from "./say.ts";
import { getSpoken } from "./spoken.ts";

/**
 * What a refusal says: the server's words; in another language those that it has for them, else those
 * that it has for the code.
 */
export function wordsOfRefusal(code: string | undefined, words: string): string {
  if (getSpoken().language === "en") return words;
  return findText(words) ?? (code && findText(code)) ?? words;
}
