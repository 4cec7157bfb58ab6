import { useSyncExternalStore } from "react";
import type { Language } from "@goldmane/contracts/languages";
import { getActiveLanguage, onLanguageChange } from "./active-language.ts";

/** Subscribes to the active language. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => getActiveLanguage().language);
}
