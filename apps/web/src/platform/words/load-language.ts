import type { Language } from "@goldmane/contracts/languages";
import { type Catalog, packCatalog } from "./pack-catalog.ts";
import { getActiveLanguage, setActiveLanguage } from "./active-language.ts";

const catalogs: Record<Exclude<Language, "en">, () => Promise<{ default: Catalog }>> = {
  es: () => import("#words/es.json"),
};

/** The latest request, so that a slow catalog can't overwrite a newer choice. */
let wanted: Language = "en";

/** Loads a language's catalog and activates it. If that fails, the pages stay in English. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  const words = language === "en" ? null : await fetchWords(language);
  const spoken = words ? language : "en";
  if (wanted !== language || spoken === getActiveLanguage().language) return;
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
