import type { Language } from "@goldmane/contracts/languages";
import { type Catalog, packCatalog } from "./pack-catalog.ts";
import {
  getActiveLanguage,
  getRequestedLanguage,
  requestLanguage,
  setActiveLanguage,
} from "./active-language.ts";

const catalogs: Record<Exclude<Language, "en">, () => Promise<{ default: Catalog }>> = {
  es: () => import("#words/es.json"),
};

/** Loads a language's catalog and activates it. If that fails, the pages stay in English. */
export async function loadLanguage(language: Language): Promise<void> {
  requestLanguage(language);
  const words = language === "en" ? null : await fetchWords(language);
  // A slow catalog must not overwrite a newer choice.
  if (getRequestedLanguage() !== language) return;
  const spoken = words ? language : "en";
  requestLanguage(spoken);
  if (spoken === getActiveLanguage().language) return;
  document.documentElement.lang = spoken;
  setActiveLanguage(spoken, words);
}

async function fetchWords(language: Exclude<Language, "en">): Promise<Catalog | null> {
  try {
    const { default: words } = await catalogs[language]();
    // The build packs catalogs already.
    return import.meta.env.DEV ? packCatalog(words) : words;
  } catch {
    return null;
  }
}
