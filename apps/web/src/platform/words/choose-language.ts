import type { Language } from "./languages.ts";
import { keepOwnLanguage } from "./own-language.ts";
import { speakLanguage } from "./speak-language.ts";

/** From now on this device speaks a language. */
export function chooseLanguage(language: Language): void {
  keepOwnLanguage(language);
  void speakLanguage(language);
}
