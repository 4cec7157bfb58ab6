import type { Language } from "@goldmane/contracts/languages";
import { type Catalogue, packWords } from "./pack-words.ts";
import { getSpoken, speak } from "./spoken.ts";

const catalogues: Record<Exclude<Language, "en">, () => Promise<{ default: Catalogue }>> = {
  es: () => import("#words/es.json"),
};

/** The last that was asked for: a slow catalogue comes too late for it. */
let wanted: Language = "en";

/** Fetches what a language says, and speaks it. Where that fails the pages stay in English. */
export async function speakLanguage(language: Language): Promise<void> {
  wanted = language;
  const words = language === "en" ? null : await fetchWords(language);
  const spoken = words ? language : "en";
  if (wanted !== language || spoken === getSpoken().language) return;
  document.documentElement.lang = spoken;
  speak(spoken, words);
}

async function fetchWords(language: Exclude<Language, "en">): Promise<Catalogue | null> {
  try {
    const { default: words } = await catalogues[language]();
    // The build packs what it takes along.
    return import.meta.env.DEV ? packWords(words) : words;
  } catch {
    return null;
  }
}
