import type { Language } from "@goldmane/contracts/languages";
import type { Catalog } from "./pack-catalog.ts";

/** The language that is spoken, and its packed catalogue; none for English. */
type ActiveLanguage = { readonly language: Language; readonly catalog: Catalog | null };

const english: ActiveLanguage = { language: "en", catalog: null };
let active = english;
const listeners = new Set<() => void>();

export function getActiveLanguage(): ActiveLanguage {
  return active;
}

/** What is read from now on is in this language. What stands already hears of it, to be read anew. */
export function setActiveLanguage(language: Language, catalog: Catalog | null): void {
  active = language === "en" ? english : { language, catalog };
  for (const listener of listeners) listener();
}

/** Returns the function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
