import { useSyncExternalStore } from "react";
import type { Language } from "@goldmane/contracts/languages";
import { getActiveLanguage, onLanguageChange } from "./active-language.ts";

/** The language that is spoken. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => getActiveLanguage().language);
}
