import type { Language } from "@goldmane/contracts/languages";
import type { Catalog } from "./pack-catalog.ts";

/** The active language and its packed catalog; null for English. */
type ActiveLanguage = { readonly language: Language; readonly catalog: Catalog | null };

const english: ActiveLanguage = { language: "en", catalog: null };
let active = english;
const listeners = new Set<() => void>();

export function getActiveLanguage(): ActiveLanguage {
  return active;
}

/** Activates a language and notifies listeners, which render their texts again. */
export function setActiveLanguage(language: Language, catalog: Catalog | null): void {
  active = language === "en" ? english : { language, catalog };
  for (const listener of listeners) listener();
}

/** Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
